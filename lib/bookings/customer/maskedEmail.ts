/**
 * An address as its owner knows it again and nobody else can use it: for pages that open by a link, which may have been
 * passed on.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "" : `${email.slice(0, Math.min(2, at - 1) || 1)}•••${email.slice(at)}`;
}

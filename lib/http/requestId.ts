const acceptable = /^[\w.:-]{8,64}$/;

/** The caller's own request id when it is fit for a log, else a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get("x-request-id");
  return given !== null && acceptable.test(given) ? given : crypto.randomUUID();
}

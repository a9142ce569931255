import PostalMime, { type Address, type Attachment } from "postal-mime";

export interface MailAttachment {
  filename: string;
  mimeType: string;
  /** Without angle brackets; how the HTML of the mail names it. */
  contentId: string | undefined;
  content: Buffer;
}

/** A received mail, parsed. */
export interface Mail {
  id: string;
  receivedAt: Date;
  from: string;
  /** The recipients of its envelope, in lower case. */
  recipients: string[];
  to: string;
  subject: string;
  text: string;
  html: string | undefined;
  headers: { name: string; value: string }[];
  attachments: MailAttachment[];
}

/** Parses a stored mail; `recipientHeader` names the header that lists its envelope's recipients. */
export async function parseMail(id: string, source: Buffer, recipientHeader: string): Promise<Mail> {
  const parsed = await PostalMime.parse(source, { attachmentEncoding: "arraybuffer" });
  const isEnvelope = ({ key }: { key: string }) => key === recipientHeader.toLowerCase();
  const envelope = parsed.headers.find(isEnvelope)?.value ?? "";
  return {
    id,
    receivedAt: receivedAt(id),
    from: parsed.from === undefined ? "" : display(parsed.from),
    recipients: envelope.split(",").map((address) => address.trim().toLowerCase()),
    to: (parsed.to ?? []).map(display).join(", "),
    subject: parsed.subject ?? "",
    text: parsed.text ?? "",
    html: parsed.html,
    headers: parsed.headers
      .filter((header) => !isEnvelope(header))
      .map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: parsed.attachments.map(asAttachment),
  };
}

/** The id begins with the time the mail came: 2026-05-01T10-20-30-123Z. */
function receivedAt(id: string): Date {
  const [, day, hours, minutes, seconds, milliseconds] =
    /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/.exec(id) ?? [];
  return new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
}

function display(address: Address): string {
  if (address.address === undefined) return address.name;
  return address.name === "" ? address.address : `${address.name} <${address.address}>`;
}

function asAttachment({ filename, mimeType, contentId, content }: Attachment, index: number): MailAttachment {
  return {
    filename: filename ?? `attachment-${index + 1}`,
    mimeType,
    contentId: contentId?.replace(/^<|>$/g, ""),
    content: withLineEnds(
      Buffer.from(typeof content === "string" ? content : new Uint8Array(content)),
      mimeType,
    ),
  };
}

/** Lines of a text end in CR LF in a mail; the parser leaves LF where the text was not encoded. */
function withLineEnds(content: Buffer, mimeType: string): Buffer {
  if (!mimeType.startsWith("text/") || content.includes("\r\n")) return content;
  return Buffer.from(content.toString("latin1").replaceAll("\n", "\r\n"), "latin1");
}

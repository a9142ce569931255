import { z } from "zod";

const bytes = z.codec(z.base64url(), z.instanceof(Uint8Array<ArrayBuffer>), {
  decode: (text) => Uint8Array.from(Buffer.from(text, "base64url")),
  encode: (data) => Buffer.from(data).toString("base64url"),
});

/** A passkey that waits with its registration, as the database has it (JSON) and as it is checked. */
export const storedPasskey = z.object({
  credentialId: z.string(),
  handle: z.uuid(),
  publicKey: bytes,
  counter: z.number(),
  transports: z.array(z.string()),
  name: z.string(),
});
export type StoredPasskey = z.output<typeof storedPasskey>;

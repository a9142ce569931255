import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { Assertion } from "@/lib/identity/passkeys/proofSchemas";
import type { CreationOptions, RequestOptions } from "@/lib/identity/passkeys/schemas";

type Circumstances = {
  /** The page that the browser shows. */
  origin: string;
  /** Whether the device made sure who holds it. */
  isVerified?: boolean;
  /** How often the key has been used, as the device tells. */
  counter?: number;
};

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const isPresent = 0x01;
const isUserVerified = 0x04;
const hasCredential = 0x40;

/** A device with one passkey, made of a real key: what it answers is what a browser would send. */
export function authenticator(id = randomBytes(16)) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  let handle: string | undefined;

  function dataOf(rpId: string, flags: number, { isVerified = true, counter = 0 }: Circumstances): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = flags | isPresent | (isVerified ? isUserVerified : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count]);
  }

  const credential = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key" as const,
  };

  return {
    /** Makes the passkey. */
    create(options: CreationOptions, circumstances: Circumstances) {
      handle = options.user.id;
      const made = Buffer.concat([
        dataOf(options.rp.id, hasCredential, circumstances),
        Buffer.alloc(16),
        lengthOf(id),
        id,
        coseKey(publicKey.export({ format: "jwk" })),
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData("webauthn.create", options.challenge, circumstances.origin),
          attestationObject: attestation(made).toString("base64url"),
          transports: ["internal" as const],
        },
      };
    },

    /** Answers a challenge with it. */
    answer({ rpId, challenge }: RequestOptions, circumstances: Circumstances): Assertion {
      const data = dataOf(rpId, 0, circumstances);
      const client = clientData("webauthn.get", challenge, circumstances.origin);
      const signed = Buffer.concat([data, sha256(Buffer.from(client, "base64url"))]);
      return {
        ...credential,
        response: {
          clientDataJSON: client,
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", signed, privateKey).toString("base64url"),
          userHandle: handle,
        },
      };
    },
  };
}

/** In two bytes. */
function lengthOf(data: Buffer): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(data.length);
  return bytes;
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url");
}

/** CBOR of an ES256 key: kind, algorithm, curve and the two coordinates of 32 bytes. */
function coseKey({ x = "", y = "" }: { x?: string | undefined; y?: string | undefined }): Buffer {
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, "base64url")]);
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, coordinate(0x21, x), coordinate(0x22, y)]);
}

/** CBOR of an attestation that attests nothing. */
function attestation(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text("fmt"),
    text("none"),
    text("attStmt"),
    Buffer.from([0xa0]),
    text("authData"),
    Buffer.from([0x59]),
    lengthOf(data),
    data,
  ]);
}

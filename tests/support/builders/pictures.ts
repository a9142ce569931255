import sharp from "sharp";
import { fromNewAddress } from "../calls/addresses";
import type { SignedIn } from "../calls/business";
import { sharedApp } from "../run/context";

/** A photo of one colour, as a JPEG. */
export function photo(colour: string, width = 1200, height = 900): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}

export type PictureAnswer = {
  id: string;
  url: string;
  width: number;
  height: number;
  alt: string;
  sources: { url: string; width: number }[];
};

/** What an upload answers. */
export type Uploaded = {
  status: number;
  headers: Headers;
  body: PictureAnswer & { code?: string; message?: string };
};

type Upload = { name?: string; type?: string; fields?: Record<string, string> };

/** Uploads a file in a business's name, as its page does. */
export async function upload(
  { cookie }: Pick<SignedIn, "cookie">,
  bytes: Uint8Array<ArrayBuffer>,
  { name = "bild.jpg", type = "image/jpeg", fields = {} }: Upload = {},
): Promise<Uploaded> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set("picture", new File([bytes], name, { type }));
  const response = await fetch(`${sharedApp().url}/providers/me/pictures`, {
    method: "POST",
    body: form,
    headers: { ...fromNewAddress(), Cookie: cookie },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

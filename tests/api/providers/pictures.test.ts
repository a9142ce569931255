import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { pictureMaxBytes } from "@/lib/pictures/limits";
import { type PictureAnswer, photo, upload } from "../../support/builders/pictures";
import { openBusiness, ownSalon, type SignedIn } from "../../support/calls/business";
import { call, type Failure } from "../../support/calls/http";
import { rawCall } from "../../support/calls/rawCall";
import { sharedApp } from "../../support/run/context";

const path = "/providers/me/pictures";
let own: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  own = await openBusiness();
  other = await openBusiness();
});

const bytesOf = (buffer: Uint8Array) => new Uint8Array(buffer);
const some = async (width?: number) => bytesOf(await photo(`#${randomBytes(3).toString("hex")}`, width));
/** A JPEG that hardly gets smaller. */
const noise = () =>
  sharp(randomBytes(2400 * 1700 * 3), { raw: { width: 2400, height: 1700, channels: 3 } })
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();

/** A form with one file, in chunks: its length is told nowhere. */
async function sendChunked({ cookie }: SignedIn, method: string, at: string, file: Uint8Array) {
  const form = new FormData();
  form.set("picture", new File([bytesOf(file)], "bild.jpg"));
  const made = new Response(form);
  const headers = {
    Cookie: cookie,
    Accept: "application/json",
    "Content-Type": made.headers.get("content-type") ?? "",
    "Transfer-Encoding": "chunked",
  };
  const body = new Uint8Array(await made.arrayBuffer());
  return rawCall(new URL(sharedApp().url), { method, path: at, headers, body });
}

const listed = async (who: SignedIn) => (await who.get<PictureAnswer[]>(path)).body;
const fetched = (url: string, headers: Record<string, string> = {}) =>
  fetch(new URL(new URL(url).pathname, sharedApp().url), { headers });

async function added(who: SignedIn, fields?: Record<string, string>): Promise<PictureAnswer> {
  const answer = await upload(who, await some(), fields ? { fields } : {});
  expect(answer.status).toBe(201);
  return answer.body;
}

describe("POST /providers/me/pictures", () => {
  it("keeps the pixels of a phone's photo in several widths, and nothing else of it", async () => {
    const file = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#a06040" } })
      .withExif({ IFD0: { Make: "Kamera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 19/1 0/1" } })
      .jpeg()
      .toBuffer();
    const { status, body, headers } = await upload(own, bytesOf(file), { fields: { alt: " Salongen " } });
    expect(status).toBe(201);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(body).toMatchObject({ width: 1600, height: 1067, alt: "Salongen" });
    expect(body.sources.map(({ width }) => width)).toEqual([160, 320, 640, 960, 1600]);
    for (const { url, width } of body.sources) {
      const answer = await fetched(url);
      const content = Buffer.from(await answer.arrayBuffer());
      const kept = await sharp(content).metadata();
      expect(kept).toMatchObject({ format: "webp", width });
      expect(kept.exif ?? kept.icc ?? kept.xmp ?? kept.iptc).toBeUndefined();
      expect(content.toString("latin1")).not.toContain("Kamera");
    }
  });

  it("goes by the content, not by the name or the type", async () => {
    const file = await some();
    expect((await upload(own, file, { name: "x.svg", type: "image/svg+xml" })).status).toBe(201);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const { status, body } = await upload(own, bytesOf(svg), { name: "bild.jpg", type: "image/jpeg" });
    expect([status, body.code]).toEqual([415, "picture_format"]);
  });

  it("refuses what is no picture, broken, too large or too small, and goes on", async () => {
    const whole = await some();
    const cases: [Uint8Array<ArrayBuffer>, number, string][] = [
      [bytesOf(Buffer.from("%PDF-1.7")), 415, "picture_format"],
      [bytesOf(Buffer.from("GIF89a/*")), 415, "picture_format"],
      [whole.slice(0, whole.length / 2), 400, "picture_unreadable"],
      [await some(100), 400, "picture_dimensions"],
      [bytesOf(await photo("#808080", 801, 160)), 400, "picture_dimensions"],
      [bytesOf(await photo("#808080", 160, 801)), 400, "picture_dimensions"],
      [new Uint8Array(13 * 1024 * 1024).fill(255), 413, "too_large"],
      [new Uint8Array(), 400, "invalid_request"],
    ];
    for (const [bytes, status, code] of cases) {
      const answer = await upload(own, bytes);
      expect([answer.status, answer.body.code], code).toEqual([status, code]);
      expect(answer.body.message).not.toBe("");
    }
    expect((await upload(own, await some())).status).toBe(201);
  });

  it("is refused to whoever is not signed in, from another site, and with a description that is too long", async () => {
    expect((await upload({ cookie: "" }, await some())).status).toBe(401);
    const answer = await own.send<Failure>("POST", path, {}, { Origin: "https://annan.example" });
    expect([answer.status, answer.body.code]).toEqual([403, "forbidden_origin"]);
    const long = await upload(own, await some(), { fields: { alt: "a".repeat(201) } });
    expect([long.status, long.body.code]).toEqual([400, "invalid_request"]);
  });

  it("takes a file of every size up to the limit, and says of a larger one that it is", async () => {
    const file = await noise();
    expect(file.length).toBeGreaterThan(11 * 1024 * 1024);
    expect(file.length).toBeLessThan(pictureMaxBytes);
    const ofSize = (size: number) => bytesOf(Buffer.concat([file, Buffer.alloc(size - file.length)]));
    const answers = [];
    for (const bytes of [ofSize(pictureMaxBytes), ofSize(pictureMaxBytes + 1)])
      answers.push((await upload(own, bytes)).status);
    expect(answers).toEqual([201, 413]);
  });

  it("says so, too, when nobody told how long the body is", async () => {
    const sent = async (size: number) => {
      const file = Buffer.concat([await some(), Buffer.alloc(size)]);
      return sendChunked(own, "POST", path, file);
    };
    expect((await sent(11 * 1024 * 1024)).status).toBe(201);
    const { status, body } = await sent(14 * 1024 * 1024);
    expect([status, body]).toEqual([413, expect.stringContaining('"too_large"')]);
  });

  it("leaves the limits of all other calls and of pages as small as they are", async () => {
    const file = Buffer.alloc(400 * 1024);
    expect((await sendChunked(own, "PATCH", "/providers/me/settings", file)).status).toBe(413);
    expect((await sendChunked(own, "POST", "/", file)).status).toBe(413);
  });

  it("works on two of a business at a time, and goes on taking those of others", async () => {
    const [greedy, patient] = [await openBusiness(), await openBusiness()];
    const large = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: "#406080" } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const theirs = Array.from({ length: 6 }, () => upload(greedy, bytesOf(large)));
    await Promise.race(theirs);
    const other = await upload(patient, await some());
    expect(other.status).toBe(201);
    const answers = await Promise.all(theirs);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(6);
    for (const { status, headers, body } of refused) {
      expect([status, body.code, headers.get("retry-after")]).toEqual([429, "too_many_requests", "5"]);
      expect(body.message).not.toBe("");
    }
    expect((await upload(greedy, await some())).status).toBe(201);
  });

  it("refuses a description that turns the direction of what follows, as a name that does", async () => {
    const alt = "Salong \u202ekcab";
    const answer = await upload(own, await some(), { fields: { alt } });
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_request"]);
    const { id } = await added(own, { alt: "Två stolar" });
    expect((await own.send("PATCH", `${path}/${id}`, { alt })).status).toBe(400);
    expect((await listed(own)).find((each) => each.id === id)?.alt).toBe("Två stolar");
  });
});

describe("the address of a picture", () => {
  it("may be kept for ever, runs nothing, and is known by its name", async () => {
    const { url } = await added(other);
    const answer = await fetched(url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const etag = answer.headers.get("etag") ?? "";
    expect((await fetched(url, { "If-None-Match": etag })).status).toBe(304);
  });

  it("is 404 for what nobody uploaded", async () => {
    const nobody = "0".repeat(64);
    for (const name of [`${nobody}-320.webp`, `${nobody}.webp`, "..%2f..%2fetc.webp", "x.webp"])
      expect((await call(`/pictures/${name}`)).status, name).toBe(404);
  });
});

describe("a business's pictures", () => {
  it("are what everybody sees of it: the first on its card and page, that of a service on its own", async () => {
    const salon = await ownSalon();
    const [first, second] = [await added(salon.own, { alt: "Två stolar" }), await added(salon.own)];
    const ofService = await added(salon.own, { service_id: salon.service.id });
    const service = await call<{ image_url: string; provider: { id: string; profile_image_url: string } }>(
      `/services/v1/${salon.service.id}`,
    );
    expect(service.body.image_url).toBe(ofService.url);
    expect(service.body.provider.profile_image_url).toBe(first.url);
    const order = { picture_ids: [second.id, first.id] };
    expect((await salon.own.send("PUT", `${path}/order`, order)).status).toBe(204);
    const { body } = await call<{ profile_image_url: string; slug: string }>(
      `/providers/v1/${service.body.provider.id}`,
    );
    expect(body.profile_image_url).toBe(second.url);
    const share = await fetch(`${sharedApp().url}/og/sv/provider/${body.slug}.png`);
    expect([share.status, share.headers.get("content-type")]).toEqual([200, "image/png"]);

    expect((await salon.own.send("DELETE", `${path}/${second.id}`)).status).toBe(204);
    expect((await listed(salon.own)).map(({ id }) => id)).toEqual([first.id, ofService.id]);
    // Who has the page open still sees it.
    expect((await fetched(second.url)).status).toBe(200);
  });
});

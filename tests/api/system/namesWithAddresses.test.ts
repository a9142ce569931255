import { beforeAll, expect, it } from "vitest";
import { openBusiness, type SignedIn } from "../../support/calls/business";
import { call } from "../../support/calls/http";

/* A business that has mails sent to strangers with a link in its names. */

const trap = "Betala tull nu: http://evil.example/tull";

type Refusal = { code: string; details: { path: string; message: string }[] };

let own: SignedIn;
let subcategory: string | undefined;
beforeAll(async () => {
  own = await openBusiness();
  subcategory = (await call<{ id: string }[]>("/catalog/subcategories?limit=1")).body[0]?.id;
});

const words =
  "Skriv utan webb- och e-postadresser. Är det en punkt i ett namn: skriv ett mellanslag efter den.";

it.each<[string, () => Promise<{ status: number; body: Refusal }>]>([
  [
    "name",
    () =>
      own.send<Refusal>("POST", "/providers/me/services", {
        name: trap,
        price: 420,
        duration_minutes: 30,
        subcategory_id: subcategory,
      }),
  ],
  ["name", () => own.send<Refusal>("POST", "/providers/me/clients", { name: trap, phone: "0701234567" })],
  [
    "companyName",
    () =>
      call<Refusal>("/auth/v1/register/provider", {
        body: { companyName: trap, email: "tull@evil.example", password: "en lång hemlighet 77" },
      }),
  ],
])("is refused at its field: %s", async (path, send) => {
  const { status, body } = await send();
  expect([status, body.code]).toEqual([400, "invalid_request"]);
  expect(body.details).toContainEqual({ path, message: words });
});

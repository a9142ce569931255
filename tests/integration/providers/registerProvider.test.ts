import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { activeSession } from "@/lib/identity/sessions/activeSession";
import { registerProvider, type StartOnboarding } from "@/lib/providers/registration/registerProvider";
import { registerProviderSchema } from "@/lib/providers/registration/registration";
import { Jar, linksTo, someone, uniqueEmail } from "../../support/calls/accounts";
import { password } from "../../support/password";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("empty");

const onboardingUrl = "https://pay.example/onboarding";
const works: StartOnboarding = async () => ({ onboardingUrl, alreadyOnboarded: false });

function register(given: Record<string, unknown> = {}, startOnboarding = works) {
  const input = registerProviderSchema.parse({
    companyName: "Salong Östermalm",
    email: uniqueEmail("salong"),
    password,
    ...given,
  });
  return registerProvider(input, { locale: "sv", client: someone(), startOnboarding });
}

const businessOf = (email: string) =>
  db().provider.findFirstOrThrow({
    where: { owner: { email } },
    include: { locations: true, staffMembers: true, owner: true },
  });

describe("registering a business", () => {
  it("writes account, business, address and implicit staff member, sends the mail and signs in", async () => {
    const email = uniqueEmail("salong");
    const { answer, cookies } = await register({
      email,
      phone: "08-12 34 56",
      address: "Storgatan 1",
      city: "Stockholm",
      organisationNumber: "556123-4567",
      description: "Vi klipper.\nDrop in på fredagar.",
    });
    expect(answer).toEqual({ onboardingUrl, alreadyOnboarded: false });
    const business = await businessOf(email);
    expect(business).toMatchObject({
      companyName: "Salong Östermalm",
      organisationNumber: "5561234567",
      description: "Vi klipper.\nDrop in på fredagar.",
      isOnboarded: false,
      plan: "payg",
      owner: { role: "provider" },
      staffMembers: [{ isImplicit: true }],
      locations: [{ address: "Storgatan 1", city: "Stockholm", isPrimary: true }],
    });
    const active = await activeSession("provider", new Jar(cookies));
    expect(active?.providerId).toBe(business.id);
    expect((await linksTo(email, "verify_email"))[0]).toContain("/provider/auth/verify?token=");
  });

  it("needs no more than name, e-mail and password; blank fields count as left out", async () => {
    const email = uniqueEmail();
    await register({ email, phone: "", city: " ", address: null, organisationNumber: "", description: "" });
    expect(await businessOf(email)).toMatchObject({
      phone: null,
      city: null,
      organisationNumber: null,
      locations: [],
    });
  });

  it("gives businesses of one name an address each", async () => {
    const emails = Array.from({ length: 5 }, () => uniqueEmail("kedja"));
    await Promise.all(emails.map((email) => register({ email, companyName: "Kedjan AB" })));
    const slugs = (await Promise.all(emails.map(businessOf))).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(5);
    expect(slugs).toContain("kedjan-ab");
    for (const slug of slugs) expect(slug).toMatch(/^kedjan-ab(-\d{6})?$/);
  });

  it("leaves nothing behind when the e-mail or the organisation number is taken", async () => {
    const email = uniqueEmail();
    await register({ email, organisationNumber: "556677-8899" });
    await expect(register({ email })).rejects.toMatchObject({ code: "email_taken" });
    const other = uniqueEmail();
    await expect(register({ email: other, organisationNumber: "5566778899" })).rejects.toMatchObject({
      code: "organisation_number_taken",
    });
    expect(await db().user.count({ where: { email: other } })).toBe(0);
    expect(await db().outboxMail.count({ where: { recipient: other } })).toBe(0);
  });

  it("stands, signed in, while the payment provider is away", async () => {
    const email = uniqueEmail();
    const { answer, cookies } = await register({ email }, () =>
      Promise.reject(new AppError("payments_unavailable")),
    );
    expect(answer).toEqual({ onboardingUrl: null, alreadyOnboarded: false });
    const active = await activeSession("provider", new Jar(cookies));
    expect(active?.providerId).toBe((await businessOf(email)).id);
  });
});

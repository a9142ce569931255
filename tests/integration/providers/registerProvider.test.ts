import { describe, expect, it } from "vitest";
import { adoptGuestBookings } from "@/lib/bookings/customer/adoptGuestBookings";
import { db } from "@/lib/db/client";
import { verifyEmail } from "@/lib/identity/addresses/verifyEmail";
import { activeSession } from "@/lib/identity/sessions/activeSession";
import { addOrganisationNumber } from "@/lib/providers/profile/addOrganisationNumber";
import { registerProvider } from "@/lib/providers/registration/registerProvider";
import { registerProviderSchema } from "@/lib/providers/registration/registration";
import { Jar, linksTo, someone, tokenFor, uniqueEmail } from "../../support/calls/accounts";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

function register(given: Record<string, unknown> = {}) {
  const input = registerProviderSchema.parse({
    companyName: "Salong Östermalm",
    email: uniqueEmail("salong"),
    password,
    ...given,
  });
  return registerProvider(input, { locale: "sv", client: someone() });
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
    expect(answer).toEqual({ onboardingUrl: null, alreadyOnboarded: false });
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

  it("leaves nothing behind when the e-mail is taken", async () => {
    const email = uniqueEmail();
    await register({ email });
    await expect(register({ email, companyName: "Salong Väst" })).rejects.toMatchObject({
      code: "email_taken",
    });
    expect(await db().provider.count({ where: { email } })).toBe(1);
  });
});

describe("the organisation number of a registration", () => {
  const organisationNumber = "5566778899";
  const confirm = async (email: string) => {
    const token = await tokenFor(email, "verify_email");
    await verifyEmail({ token, password }, someone(), adoptGuestBookings);
  };

  it("is not reserved before the address is confirmed, and then belongs to whoever confirms first", async () => {
    const [held, first, second] = [uniqueEmail(), uniqueEmail(), uniqueEmail()];
    for (const email of [held, first, second]) await register({ email, organisationNumber });
    await confirm(second);
    await confirm(first);
    expect(await businessOf(second)).toMatchObject({ organisationNumber, holdsNumber: true });
    expect(await businessOf(first)).toMatchObject({ organisationNumber: null, holdsNumber: false });
    expect(await linksTo(second, "number_taken")).toEqual([]);
    expect((await linksTo(first, "number_taken"))[0]).toContain("/provider/settings");
    const { id } = await businessOf(first);
    await expect(addOrganisationNumber(id, organisationNumber)).rejects.toMatchObject({
      code: "organisation_number_taken",
    });
  });

  it("is added to an unconfirmed business whether or not another has it", async () => {
    const email = uniqueEmail();
    await register({ email });
    const { id } = await businessOf(email);
    await expect(addOrganisationNumber(id, organisationNumber)).resolves.toBeUndefined();
  });

  it("goes to one of two that confirm at once", async () => {
    const emails = [uniqueEmail(), uniqueEmail()];
    for (const email of emails) await register({ email, organisationNumber: "556000-4615" });
    await Promise.all(emails.map(confirm));
    const holding = await Promise.all(emails.map(businessOf));
    expect(holding.map(({ holdsNumber }) => holdsNumber).sort()).toEqual([false, true]);
  });
});

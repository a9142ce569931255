import { describe, expect, it } from "vitest";
import { type BusinessProfile, editedProfile, immutableFaults } from "./profile";
import { profileDraftSchema } from "./profileDraft";

const current: BusinessProfile = {
  description: "En liten salong.",
  phone: "08-465 004 19",
  contactEmail: null,
  address: "Bondegatan 46",
  postalCode: "116 33",
  city: "Stockholm",
  latitude: 59.3126,
  longitude: 18.0858,
  isPositionExact: true,
  profileImageUrl: null,
};
const pin = { latitude: 59.3126, longitude: 18.0858 };
const noPin = { latitude: null, longitude: null, isPositionExact: true };
const middleOf = (latitude: number, longitude: number) => ({ latitude, longitude, isPositionExact: false });
const stockholm = middleOf(59.32938, 18.06871);
const edited = (draft: object) => editedProfile(current, profileDraftSchema.parse(draft));

describe("editedProfile", () => {
  it("keeps fields that are not named and clears those that are null or blank", () => {
    expect(edited({})).toEqual(current);
    expect(edited({ description: null, phone: " ", profile_image_url: "" })).toEqual({
      ...current,
      description: "",
      phone: null,
    });
  });

  it("keeps the point while the place is the same, however it is written", () => {
    expect(edited({ address: " bondegatan  46, ", city: "STOCKHOLM", postal_code: "11634" })).toEqual({
      ...current,
      address: "bondegatan 46,",
      city: "STOCKHOLM",
      postalCode: "116 34",
    });
  });

  it.each([
    [{ address: "Bondegatan 48" }, null, stockholm],
    [{ city: "Malmö" }, null, middleOf(55.60587, 13.00073)],
    [{ city: "Gothenburg" }, null, { ...middleOf(57.70716, 11.96679), city: "Göteborg" }],
    [{ city: "Ankeborg" }, null, noPin],
    [{ city: null }, null, noPin],
    [{ address: null }, null, stockholm],
    [{ address: "Storgatan 1", city: "Flen", postal_code: "642 37" }, "642 37", middleOf(59.05834, 16.58781)],
  ])(
    "uses the town's point and clears the postal code of the old address, for %j",
    (draft, postalCode, point) => {
      expect(edited(draft)).toMatchObject({ ...point, postalCode });
    },
  );

  it("tells apart two addresses whose street and town have the same letters in a row", () => {
    const before = { ...current, address: "Lund", city: "by 1" };
    expect(editedProfile(before, profileDraftSchema.parse({ address: "Lundby", city: "1" }))).toMatchObject(
      noPin,
    );
    expect(edited({ phone: "070-123 45 67" })).toMatchObject(pin);
  });
});

describe("immutableFaults", () => {
  const registered = { companyName: "Salong Norr", organisationNumber: "5599407318" };
  const faults = (draft: object, of: Parameters<typeof immutableFaults>[0] = registered) =>
    immutableFaults(of, profileDraftSchema.parse(draft)).map(({ path }) => path);

  it("is empty for fields that are equal, or not named", () => {
    expect(faults({})).toEqual([]);
    expect(faults({ company_name: "Salong Norr", organisation_number: "559940-7318" })).toEqual([]);
    expect(faults({ organisation_number: null }, { ...registered, organisationNumber: null })).toEqual([]);
  });

  it("has every other value", () => {
    const both = ["provider.company_name", "provider.organisation_number"];
    expect(faults({ company_name: "Salong Syd", organisation_number: "556000-4615" })).toEqual(both);
    expect(faults({ company_name: null, organisation_number: null })).toEqual(both);
    expect(
      faults({ organisation_number: "5599407318" }, { ...registered, organisationNumber: null }),
    ).toEqual(["provider.organisation_number"]);
  });
});

describe("profileDraftSchema", () => {
  const wrong = (draft: object) =>
    profileDraftSchema.safeParse(draft).error?.issues.map(({ path }) => path.join(".")) ?? [];

  it.each([
    ["description", "a".repeat(2_001)],
    ["phone", "ring mig"],
    ["contact_email", "hej@"],
    ["address", "a".repeat(161)],
    ["city", "a".repeat(81)],
    ["city", 5],
    ["postal_code", "1163"],
    ["profile_image_url", "http://exempel.se/a.jpg"],
    ["company_name", 5],
  ])("refuses %s %j", (field, value) => {
    expect(wrong({ [field]: value })).toEqual([field]);
  });

  it.each(["11633", "116 33", "SE-116 33", "se-11633"])("reads the postal code %s", (postal_code) => {
    expect(profileDraftSchema.parse({ postal_code }).postal_code).toBe("116 33");
  });
});

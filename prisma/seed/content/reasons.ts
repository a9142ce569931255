import type { CategorySlug } from "./categories";

/** Reasons for absences of an hour or two in the coming weeks; private notes of the business. */
export const errands: Readonly<Record<CategorySlug, readonly string[]>> = {
  "beauty-wellness": [
    "Leverans av produkter",
    "Lunch med bokföraren",
    "Tandläkaren",
    "Kurs på nätet",
    "Inventering",
  ],
  "home-services": [
    "Service av bilen",
    "Hämta material",
    "Möte med bokföraren",
    "Tandläkaren",
    "Offertbesök",
  ],
  "health-fitness": ["Handledning", "Pappersarbete", "Möte med hyresvärden", "Tandläkaren", "Kurs"],
  automotive: [
    "Besiktning av lyften",
    "Leverans av reservdelar",
    "Möte med hyresvärden",
    "Tandläkaren",
    "Storstädning",
  ],
  technology: [
    "Hämta reservdelar",
    "Möte på plats hos kund",
    "Utvecklingssamtal i skolan",
    "Tandläkaren",
    "Bokslut",
  ],
};

/** Why one who works alone takes no customers for an hour each week. */
export const deskHours: Readonly<Record<CategorySlug, string>> = {
  "beauty-wellness": "Bokföring och beställningar",
  "home-services": "Offerter",
  "health-fitness": "Journaler",
  automotive: "Hämta delar",
  technology: "Fakturor",
};

/** The same, for one person of several. */
export const personalErrands: readonly string[] = [
  "Tandläkaren",
  "Föräldramöte",
  "Läkarbesök",
  "Ledig eftermiddag",
  "Leverantörsmöte",
  "Utbildning",
];

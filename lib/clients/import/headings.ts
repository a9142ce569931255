import { foldText } from "@/lib/text/foldText";
import type { ImportField } from "./importSchemas";

/** What columns are called, in Swedish and English and in the export of Google's contacts, without signs and marks. */
const names: Record<ImportField, readonly string[]> = {
  name: [
    "namn",
    "name",
    "kund",
    "kundnamn",
    "customer",
    "customername",
    "client",
    "clientname",
    "fullname",
    "fulltnamn",
  ],
  firstName: ["fornamn", "firstname", "givenname", "tilltalsnamn"],
  lastName: ["efternamn", "lastname", "surname", "familyname"],
  phone: [
    "telefon",
    "telefonnummer",
    "tel",
    "telnr",
    "mobil",
    "mobilnummer",
    "mobiltelefon",
    "mobilnr",
    "phone",
    "phonenumber",
    "mobile",
    "mobilenumber",
    "mobilephone",
    "cell",
    "phone1value",
  ],
  email: [
    "epost",
    "epostadress",
    "mail",
    "mejl",
    "mailadress",
    "mejladress",
    "email",
    "emailaddress",
    "email1value",
  ],
  tags: [
    "taggar",
    "tagg",
    "tags",
    "tag",
    "grupp",
    "grupper",
    "group",
    "groups",
    "kategori",
    "etikett",
    "etiketter",
    "labels",
    "groupmembership",
  ],
  note: [
    "anteckning",
    "anteckningar",
    "kommentar",
    "notering",
    "noteringar",
    "note",
    "notes",
    "comment",
    "comments",
  ],
  allergy: ["allergi", "allergier", "allergy", "allergies"],
};

const fieldOf = new Map<string, ImportField>();
for (const [field, words] of Object.entries(names)) {
  for (const word of words) if (isField(field)) fieldOf.set(word, field);
}

function isField(text: string): text is ImportField {
  return text in names;
}

/** What each column is, by its heading; null where it says nothing known. Of two alike, the first counts. */
export function guessColumns(headings: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return headings.map((heading) => {
    const field = fieldOf.get(foldText(heading).replace(/[^a-z0-9]/g, "")) ?? null;
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** What a relevant result of a query has: every property that is given. */
type Meant = {
  name?: RegExp;
  /** Slugs of subcategories. */
  kinds?: readonly string[];
  company?: RegExp;
  city?: string;
};

/** A query as people type it into the search of the service directory, and what its first results should be. */
export type JudgedQuery = { q: string; meant: Meant };

const hairdressers = ["hair", "barber"];
const haircut = { name: /klippning/i, kinds: hairdressers };
const tyreChange = { name: /skifte|omläggning/i, kinds: ["tyres"] };
const homeCleaning = { name: /städning/i, kinds: ["home-cleaning", "deep-cleaning"] };

export const judgedQueries: readonly JudgedQuery[] = [
  // What people look for most, in one word.
  { q: "klippning", meant: haircut },
  { q: "klippningar", meant: haircut },
  { q: "massage", meant: { name: /massage/i, kinds: ["massage"] } },
  { q: "däckbyte", meant: tyreChange },
  { q: "däckskifte", meant: { name: /däckskifte/i } },
  { q: "hjulskifte", meant: { name: /hjulskifte/i } },
  { q: "herrklippning", meant: { name: /herr.*klippning|klippning herr/i } },
  { q: "barnklippning", meant: { name: /barnklippning/i } },
  { q: "slingor", meant: { name: /slingor/i } },
  { q: "skägg", meant: { name: /skägg/i } },
  { q: "frisör", meant: { kinds: ["hair"] } },
  { q: "barberare", meant: { kinds: ["barber"] } },
  { q: "gellack", meant: { name: /gellack/i } },
  { q: "manikyr", meant: { name: /manikyr/i } },
  { q: "fransar", meant: { name: /fransar/i } },
  { q: "pedikyr", meant: { name: /pedikyr|fotvård|fotbehandling/i, kinds: ["foot-care"] } },
  { q: "fotvård", meant: { name: /fotvård|fotbehandling|pedikyr/i, kinds: ["foot-care"] } },
  { q: "ansiktsbehandling", meant: { name: /ansiktsbehandling/i } },
  { q: "vaxning", meant: { name: /vaxning/i } },
  { q: "städning", meant: homeCleaning },
  { q: "flyttstädning", meant: { name: /flyttstädning/i } },
  { q: "hemstädning", meant: { name: /hemstädning/i } },
  { q: "fönsterputs", meant: { name: /fönsterputs/i } },
  { q: "häckklippning", meant: { name: /häckklippning/i } },
  { q: "rörmokare", meant: { name: /rörmokare/i } },
  { q: "elektriker", meant: { name: /elektriker/i } },
  { q: "naprapat", meant: { name: /naprapat/i } },
  { q: "sjukgymnast", meant: { name: /fysioterap/i } },
  { q: "kiropraktor", meant: { name: /kiropraktor/i } },
  { q: "yoga", meant: { name: /yoga/i } },
  { q: "pt", meant: { name: /pt|personlig träning/i, kinds: ["personal-training"] } },
  { q: "parterapi", meant: { name: /par(terapi|samtal)/i } },
  { q: "dietist", meant: { name: /dietist/i } },
  { q: "oljebyte", meant: { name: /oljebyte/i } },
  { q: "biltvätt", meant: { kinds: ["car-wash"] } },
  { q: "stenskott", meant: { name: /stenskott/i } },
  { q: "skärmbyte", meant: { name: /skärmbyte/i } },
  { q: "laddbox", meant: { name: /laddbox/i } },
  // The beginning of a word, and a part of a longer one.
  { q: "klipp", meant: { name: /klipp/i, kinds: hairdressers } },
  { q: "gravid", meant: { name: /gravid/i } },
  { q: "rekond", meant: { name: /rekond/i } },
  { q: "makeup", meant: { name: /makeup/i } },
  // Two words and more.
  { q: "klassisk massage", meant: { name: /klassisk massage/i } },
  { q: "medicinsk fotvård", meant: { name: /medicinsk fotvård/i } },
  { q: "klippning dam", meant: { name: /klippning dam/i } },
  { q: "klippning och skägg", meant: { name: /klippning.*skägg|skägg.*klippning/i } },
  { q: "montera möbler", meant: { name: /montera/i } },
  { q: "keramiskt lackskydd", meant: { name: /keramiskt lackskydd/i } },
  // With a city.
  { q: "massage göteborg", meant: { name: /massage/i, kinds: ["massage"], city: "Göteborg" } },
  { q: "klippning malmö", meant: { ...haircut, city: "Malmö" } },
  { q: "frisör uppsala", meant: { kinds: ["hair"], city: "Uppsala" } },
  { q: "däckbyte örebro", meant: { ...tyreChange, city: "Örebro" } },
  { q: "haircut stockholm", meant: { ...haircut, city: "Stockholm" } },
  // With a typing error, or without the marks of å, ä and ö.
  { q: "masage", meant: { name: /massage/i, kinds: ["massage"] } },
  { q: "klipning", meant: haircut },
  { q: "flytstädning", meant: { name: /flyttstädning/i } },
  { q: "fonsterputs", meant: { name: /fönsterputs/i } },
  { q: "dackbyte", meant: tyreChange },
  { q: "hemstadning", meant: { name: /hemstädning/i } },
  // In English.
  { q: "haircut", meant: haircut },
  { q: "cleaning", meant: homeCleaning },
  { q: "tyre change", meant: tyreChange },
  { q: "facial", meant: { name: /ansiktsbehandling/i } },
  { q: "manicure", meant: { name: /manikyr/i } },
  { q: "plumber", meant: { name: /rörmokare/i } },
  { q: "window cleaning", meant: { name: /fönsterputs/i } },
  { q: "screen repair", meant: { name: /skärmbyte/i } },
  { q: "beard trim", meant: { name: /skäggtrim/i } },
  { q: "oil change", meant: { name: /oljebyte/i } },
  { q: "couples therapy", meant: { name: /par(terapi|samtal)/i } },
  // A business.
  { q: "salong norr", meant: { company: /Salong Norr/ } },
  { q: "rönns rör", meant: { company: /Rönns Rör/ } },
  { q: "farbror samir", meant: { company: /Farbror Samir/ } },
  { q: "mälarmassage", meant: { company: /Mälarmassage/ } },
];

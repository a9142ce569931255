import type { JudgedQuery } from "./judgedQueries";

const sek = 100;
const aches = ["physiotherapy", "naprapathy", "chiropractic", "massage"];
const cutting = ["hair", "barber"];
const cleaning = ["home-cleaning", "deep-cleaning"];

/**
 * As customers type it, with days, prices and places, written and judged before they were searched for.
 */
export const timedQueries: readonly JudgedQuery[] = [
  { q: "frisör i Helsingborg på torsdag", meant: { kinds: ["hair"], city: "Helsingborg", isTimed: true } },
  { q: "herrfrisör malmö", meant: { kinds: ["barber"], city: "Malmö" } },
  { q: "klippning och färg till helgen", meant: { kinds: ["hair"], isTimed: true } },
  { q: "dropin klippning idag", meant: { kinds: cutting, isTimed: true } },
  { q: "lyfta fransarna nästa vecka", meant: { kinds: ["lashes-brows"], isTimed: true } },
  { q: "pedikyr före semestern", meant: { kinds: ["foot-care"] } },
  { q: "gellack max 500 kr", meant: { kinds: ["nails"], maxPriceOre: 500 * sek } },
  { q: "ansiktsbehandling som present till mamma", meant: { kinds: ["skin-care"] } },
  { q: "brasiliansk vaxning malmö", meant: { kinds: ["hair-removal"], city: "Malmö" } },
  { q: "sminkning till bröllop i juni", meant: { kinds: ["makeup"] } },
  { q: "massage på lunchen", meant: { kinds: ["massage"], isTimed: true } },
  { q: "djupgående massage för löpare", meant: { kinds: ["massage"] } },
  { q: "ont i nacken och huvudvärk", meant: { kinds: aches } },
  { q: "ryggskott kan knappt röra mig", meant: { kinds: aches } },
  { q: "ont i knät när jag springer", meant: { kinds: ["physiotherapy", "naprapathy"] } },
  { q: "rehab efter höftoperation", meant: { kinds: ["physiotherapy"] } },
  { q: "psykolog online", meant: { kinds: ["counselling"] } },
  { q: "hjälp med ångest och dålig sömn", meant: { kinds: ["counselling"] } },
  { q: "pt uppsala", meant: { kinds: ["personal-training"], city: "Uppsala" } },
  { q: "kom igång med träning efter förlossning", meant: { kinds: ["personal-training"] } },
  { q: "yoga för stel rygg", meant: { kinds: ["yoga-pilates"] } },
  { q: "dietist ibs", meant: { kinds: ["nutrition"] } },
  { q: "städning av lägenhet varannan vecka göteborg", meant: { kinds: cleaning, city: "Göteborg" } },
  { q: "flyttstäd i stockholm", meant: { kinds: ["deep-cleaning"], city: "Stockholm" } },
  { q: "putsa fönstren i villan", meant: { kinds: ["window-cleaning"] } },
  { q: "trimma häcken och köra bort riset", meant: { kinds: ["gardening"] } },
  { q: "montera köksskåp", meant: { kinds: ["handyman"] } },
  { q: "måla om lägenheten innan försäljning", meant: { kinds: ["painting"] } },
  { q: "toaletten är igensatt akut", meant: { kinds: ["plumbing"] } },
  { q: "byta blandare i köket pris", meant: { kinds: ["plumbing"] } },
  { q: "elektriker som kan installera laddbox", meant: { kinds: ["electrical"] } },
  { q: "flytthjälp två timmar på tisdag", meant: { kinds: ["moving"], isTimed: true } },
  { q: "byte till vinterdäck i örebro", meant: { kinds: ["tyres"], city: "Örebro" } },
  { q: "service och oljebyte volvo", meant: { kinds: ["car-service"] } },
  { q: "invändig rengöring av bil", meant: { kinds: ["car-wash", "detailing"] } },
  { q: "laga stenskott samma dag", meant: { kinds: ["car-glass"] } },
  { q: "ta bort repa på bildörren", meant: { kinds: ["bodywork", "detailing"] } },
  { q: "läsa av felkod på bilen", meant: { kinds: ["diagnostics"] } },
  { q: "laga iphone skärm i stockholm", meant: { kinds: ["phone-repair"], city: "Stockholm" } },
  { q: "datorn är jätteseg och hänger sig", meant: { kinds: ["computer-help"] } },
  { q: "hjälp med hemsida till mitt företag", meant: { kinds: ["websites"] } },
  { q: "rädda filer från gammal dator", meant: { kinds: ["data-recovery"] } },
  { q: "men's haircut stockholm saturday", meant: { kinds: cutting, city: "Stockholm", isTimed: true } },
  { q: "deep tissue massage under 1000 kr", meant: { kinds: ["massage"], maxPriceOre: 1000 * sek } },
  { q: "move out cleaning uppsala", meant: { kinds: ["deep-cleaning"], city: "Uppsala" } },
  { q: "lower back pain when sitting", meant: { kinds: aches } },
  { q: "electrician to hang a lamp", meant: { kinds: ["electrical"] } },
  { q: "personal trainer to lose weight", meant: { kinds: ["personal-training", "nutrition"] } },
  { q: "wifi is slow at home", meant: { kinds: ["home-network"] } },
  { q: "change to winter tyres next week", meant: { kinds: ["tyres"], isTimed: true } },
];

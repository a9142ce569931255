import type { JudgedQuery } from "./judgedQueries";

const sek = 100;
const aches = ["physiotherapy", "naprapathy", "chiropractic", "massage"];

/**
 * As customers say it, with days, prices and places, written and judged before they were searched for; what they missed
 * has been made up for in general.
 */
export const spokenQueries: readonly JudgedQuery[] = [
  { q: "klippning på lördag", meant: { kinds: ["hair", "barber"], isTimed: true } },
  { q: "massage i kväll", meant: { kinds: ["massage"], isTimed: true } },
  {
    q: "klippa mig i morgon under 500 kr",
    meant: { kinds: ["hair", "barber"], isTimed: true, maxPriceOre: 500 * sek },
  },
  {
    q: "städhjälp i Uppsala nästa vecka",
    meant: { kinds: ["home-cleaning", "deep-cleaning"], city: "Uppsala", isTimed: true },
  },
  { q: "fotvård Göteborg", meant: { kinds: ["foot-care"], city: "Göteborg" } },
  { q: "ont i knäna göteborg", meant: { kinds: aches, city: "Göteborg" } },
  { q: "naglar under 600 kronor", meant: { kinds: ["nails"], maxPriceOre: 600 * sek } },
  { q: "byta däck i helgen", meant: { kinds: ["tyres"], isTimed: true } },
  { q: "haircut tomorrow afternoon", meant: { kinds: ["hair", "barber"], isTimed: true } },
  {
    q: "massage in Stockholm under 900 kr",
    meant: { kinds: ["massage"], city: "Stockholm", maxPriceOre: 900 * sek },
  },
  { q: "cleaning lady on friday", meant: { kinds: ["home-cleaning", "deep-cleaning"], isTimed: true } },
  { q: "yoga på onsdag", meant: { kinds: ["yoga-pilates"], isTimed: true } },
  { q: "en ny frilla", meant: { kinds: ["hair", "barber"] } },
  { q: "jag vill bli blondin", meant: { kinds: ["hair"] } },
  { q: "raka av allt hår på huvudet", meant: { kinds: ["barber", "hair"] } },
  { q: "min dotter ska gå på bal", meant: { kinds: ["makeup", "hair"] } },
  { q: "mina naglar går av hela tiden", meant: { kinds: ["nails"] } },
  { q: "hud som blöder och kliar i ansiktet", meant: { kinds: ["skin-care"] } },
  { q: "slippa rakhyveln i sommar", meant: { kinds: ["hair-removal"] } },
  { q: "mascaran räcker inte till", meant: { kinds: ["lashes-brows", "makeup"] } },
  { q: "sitter framför skärmen hela dagarna och har ont", meant: { kinds: aches } },
  {
    q: "ramlade med cykeln och slog i axeln",
    meant: { kinds: ["physiotherapy", "naprapathy", "chiropractic"] },
  },
  { q: "jag orkar inte gå uppför trapporna", meant: { kinds: ["personal-training", "physiotherapy"] } },
  { q: "vi pratar inte med varandra längre", meant: { kinds: ["counselling"] } },
  { q: "sluta äta godis", meant: { kinds: ["nutrition"] } },
  { q: "vill ha hjälp att städa en gång i månaden", meant: { kinds: ["home-cleaning"] } },
  {
    q: "vi har sålt huset och det ska vara rent till tillträdet",
    meant: { kinds: ["deep-cleaning", "home-cleaning"] },
  },
  { q: "man ser knappt ut genom rutorna", meant: { kinds: ["window-cleaning"] } },
  { q: "tujorna har växt oss över huvudet", meant: { kinds: ["gardening"] } },
  { q: "hyllan har ramlat ner från väggen", meant: { kinds: ["handyman"] } },
  { q: "ny färg i hallen", meant: { kinds: ["painting"] } },
  { q: "vattnet rinner inte undan i badkaret", meant: { kinds: ["plumbing"] } },
  { q: "inget fungerar när jag trycker på strömbrytaren", meant: { kinds: ["electrical"] } },
  { q: "får inte ner soffan för trapporna", meant: { kinds: ["moving"] } },
  { q: "bilen har gått 2000 mil och behöver service", meant: { kinds: ["car-service"] } },
  { q: "barnen har spillt glass i bilen", meant: { kinds: ["detailing", "car-wash"] } },
  { q: "gul lampa på instrumentbrädan", meant: { kinds: ["diagnostics"] } },
  { q: "körde in i en stolpe", meant: { kinds: ["bodywork"] } },
  { q: "en sten träffade framrutan", meant: { kinds: ["car-glass"] } },
  { q: "min laptop tar tio minuter att starta", meant: { kinds: ["computer-help"] } },
  { q: "telefonen dör mitt på dagen", meant: { kinds: ["phone-repair"] } },
  { q: "wifi når inte ut på altanen", meant: { kinds: ["home-network"] } },
  { q: "vill sälja mina smycken på nätet", meant: { kinds: ["websites"] } },
  { q: "mamma förstår inte sin nya telefon", meant: { kinds: ["tech-lessons", "phone-repair"] } },
  { q: "i deleted all my holiday pictures", meant: { kinds: ["data-recovery"] } },
  { q: "the kitchen tap will not stop dripping", meant: { kinds: ["plumbing"] } },
  { q: "someone to put together my ikea wardrobe", meant: { kinds: ["handyman"] } },
  { q: "my wife and i need someone to talk to", meant: { kinds: ["counselling"] } },
  { q: "stiff neck in göteborg", meant: { kinds: aches, city: "Göteborg" } },
  { q: "mount a tv on a brick wall", meant: { kinds: ["tv-audio", "handyman"] } },
];

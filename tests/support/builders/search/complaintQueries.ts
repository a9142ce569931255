import type { JudgedQuery } from "./judgedQueries";

const sek = 100;
const aches = ["physiotherapy", "naprapathy", "chiropractic", "massage"];
const joints = ["physiotherapy", "naprapathy", "chiropractic"];
const cutting = ["hair", "barber"];

/**
 * Everyday complaints and wishes, short and long, with slips of the keyboard, written and judged before they were
 * searched for and without a look at the phrases; what they missed has been made up for in general.
 */
export const complaintQueries: readonly JudgedQuery[] = [
  { q: "klipa sig billigt i malmö", meant: { kinds: cutting, city: "Malmö" } },
  { q: "mitt hår är alldeles förstört av blekning, vem kan rädda det", meant: { kinds: ["hair"] } },
  { q: "skäggtrim på fredag eftermiddag", meant: { kinds: ["barber"], isTimed: true } },
  { q: "så öm i axlarna efter flytten", meant: { kinds: aches } },
  { q: "nackspärr sen i morse", meant: { kinds: aches } },
  { q: "sover uselt på nätterna och ligger och grubblar", meant: { kinds: ["counselling"] } },
  { q: "masage i göteborg i morgon", meant: { kinds: ["massage"], city: "Göteborg", isTimed: true } },
  { q: "torr och fnasig hy hela vintern", meant: { kinds: ["skin-care"] } },
  { q: "dottern har massor av finnar", meant: { kinds: ["skin-care"] } },
  { q: "naglar till studenten under 600 kronor", meant: { kinds: ["nails"], maxPriceOre: 600 * sek } },
  { q: "glesa ögonbryn", meant: { kinds: ["lashes-brows"] } },
  { q: "förhårdnader under fötterna", meant: { kinds: ["foot-care"] } },
  { q: "vill slippa raka benen i sommar", meant: { kinds: ["hair-removal"] } },
  { q: "sminkad till balen", meant: { kinds: ["makeup"] } },
  { q: "fingrarna domnar när jag sitter vid skrivbordet", meant: { kinds: joints } },
  { q: "stukade foten på innebandyn", meant: { kinds: joints } },
  { q: "komma igång med träningen efter jul", meant: { kinds: ["personal-training"] } },
  { q: "magen krånglar så fort jag äter", meant: { kinds: ["nutrition"] } },
  { q: "vi bråkar jämt min sambo och jag", meant: { kinds: ["counselling"] } },
  { q: "städhjälp varannan vecka i malmö", meant: { kinds: ["home-cleaning"], city: "Malmö" } },
  { q: "flyttstäd av en trea i uppsala", meant: { kinds: ["deep-cleaning"], city: "Uppsala" } },
  { q: "våra rutor är jättesmutsiga", meant: { kinds: ["window-cleaning"] } },
  { q: "häcken har växt oss över huvudet", meant: { kinds: ["gardening"] } },
  { q: "skruva ihop en pax-garderob", meant: { kinds: ["handyman"] } },
  { q: "måla om barnens rum", meant: { kinds: ["painting"] } },
  { q: "det rinner vatten under diskbänken", meant: { kinds: ["plumbing"] } },
  { q: "proppen går varje gång jag sätter på ugnen", meant: { kinds: ["electrical"] } },
  { q: "bära ner en soffa tre trappor", meant: { kinds: ["moving"] } },
  { q: "motorlampan lyser gult", meant: { kinds: ["diagnostics", "car-service"] } },
  { q: "sätta på vinterdäcken nästa vecka", meant: { kinds: ["tyres"], isTimed: true } },
  { q: "någon har repat min bil på parkeringen", meant: { kinds: ["bodywork", "detailing"] } },
  { q: "hunden har kräkts i baksätet", meant: { kinds: ["detailing", "car-wash"] } },
  { q: "wifi når inte upp till övervåningen", meant: { kinds: ["home-network"] } },
  { q: "lära farfar att använda surfplattan", meant: { kinds: ["tech-lessons", "computer-help"] } },
  { q: "råkade radera alla bilder på barnen", meant: { kinds: ["data-recovery"] } },
  { q: "mens haircut saturday stockholm", meant: { kinds: cutting, city: "Stockholm", isTimed: true } },
  { q: "my lower back is killing me", meant: { kinds: aches } },
  { q: "deep tissue massage under 900 kr", meant: { kinds: ["massage"], maxPriceOre: 900 * sek } },
  { q: "I can't fall asleep at night", meant: { kinds: ["counselling"] } },
  { q: "someone to talk to about my divorce", meant: { kinds: ["counselling"] } },
  { q: "knee hurts going down the stairs", meant: { kinds: joints } },
  { q: "gel nails gothenburg friday evening", meant: { kinds: ["nails"], city: "Göteborg", isTimed: true } },
  { q: "end of tenancy cleaning", meant: { kinds: ["deep-cleaning"] } },
  { q: "the toilet keeps running", meant: { kinds: ["plumbing"] } },
  { q: "put together ikea furniture tomorrow", meant: { kinds: ["handyman"], isTimed: true } },
  { q: "laptop wont turn on", meant: { kinds: ["computer-help"] } },
  { q: "iphone batery dies by lunch", meant: { kinds: ["phone-repair"] } },
  { q: "brakes make a grinding noise", meant: { kinds: ["car-service", "diagnostics"] } },
  { q: "get my car cleaned inside and out", meant: { kinds: ["detailing", "car-wash"] } },
  { q: "website for my small bakery", meant: { kinds: ["websites"] } },
];

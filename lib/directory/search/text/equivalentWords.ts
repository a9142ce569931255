import { foldText } from "@/lib/text/foldText";

/**
 * Words that people use for the same work, in Swedish and English. A search for one also finds services named by
 * another, ranked after those with the typed word itself. A word may be in several groups.
 */
const groups: readonly string[] = [
  "klippning haircut haircuts",
  "herrklippning herrfrisör barber",
  "barnklippning kids children child",
  "slingor highlights balayage",
  "hår hair",
  "färgning färg coloring colouring colour color",
  "skägg beard",
  "rakning shave shaving",
  "massage massör massör massagebehandling",
  "ansiktsbehandling facial facials",
  "manikyr manicure",
  "pedikyr fotvård fotbehandling pedicure",
  "naglar nagel nails nail",
  "fransar ögonfransar eyelashes lashes lash",
  "fransförlängning fransar",
  "bryn ögonbryn eyebrows brows brow",
  "vaxning waxing wax",
  "brud bröllop bridal bride wedding",
  "städning städ cleaning cleaner",
  "hemstädning städhjälp housekeeping maid",
  "flyttstädning flyttstäd",
  "fönsterputs fönsterputsning window windows",
  "trädgård trädgårdshjälp garden gardener gardening",
  "häckklippning häck hedge hedges",
  "snickare carpenter carpentry",
  "montera montering möbler assembly furniture",
  "hyllor hylla shelf shelves",
  "måla målare målning painting painter",
  "tapetsera tapetsering tapeter wallpaper wallpapering",
  "rörmokare vvs plumber plumbing",
  "avlopp drain",
  "elektriker electrician",
  "laddbox charger",
  "flytt flytthjälp moving movers",
  "fysioterapeut fysioterapi sjukgymnast physio physiotherapist physiotherapy",
  "naprapat naprapatbehandling naprapath",
  "kiropraktor chiropractor",
  "rygg ryggskott ryggont back",
  "pt personlig personal",
  "träning tränare training trainer",
  "löpning löpcoach löpanalys running runner",
  "gravid gravidmassage gravidyoga pregnancy pregnant prenatal",
  "dietist kostrådgivning kostsamtal dietitian nutritionist nutrition",
  "parterapi parsamtal couples",
  "samtal terapi therapy counselling counseling",
  "däckbyte däckskifte hjulskifte hjulbyte",
  "däck hjul tyre tyres tire tires wheel wheels",
  "byte skifte change changing replacement",
  "punktering punkteringslagning puncture flat",
  "service servicing",
  "oljebyte olja oil",
  "broms bromsar bromsbyte brake brakes",
  "bil car cars",
  "biltvätt handtvätt tvätt wash",
  "rekond bilrekond detailing",
  "vindruta windscreen windshield",
  "stenskott chip",
  "skärmbyte skärm screen",
  "reparation laga lagning repair byte",
  "mobil telefon phone iphone",
  "batteri batteribyte battery",
  "dator computer laptop",
  "datorhjälp datasupport",
  "hemsida webbplats website webpage",
  "wifi nätverk network",
  "tv television",
  "väggmontering mounting",
  "felsökning diagnostics",
  "lektion kurs lesson lessons class",
];

const known = new Map<string, Set<string>>();
for (const group of groups) {
  const words = group.split(" ").map(foldText);
  for (const word of words) {
    const others = known.get(word) ?? new Set<string>();
    for (const other of words) if (other !== word) others.add(other);
    known.set(word, others);
  }
}

/** What else a word may be called. @param folded as `foldText` gives it; so are the words returned. */
export function equivalentWords(folded: string): string[] {
  return [...(known.get(folded) ?? [])];
}

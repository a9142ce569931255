import type { PraiseSet } from "./types";

export const hairPraise: readonly PraiseSet[] = [
  {
    subcategory: "hair",
    texts: [
      "Bästa klippningen jag fått på flera år. Den växer dessutom ut snyggt.",
      "Lyssnade på riktigt och klippte precis så mycket som jag bad om. Det har aldrig hänt förut.",
      "Nöjd. Fick komplimanger redan i kassan på Ica.",
      "Kom in med en bild och en orimlig förhoppning, gick ut med något ännu bättre.",
      "Lugn stämning, bra musik och ingen som försökte sälja schampo.",
      "Har gått här i ett halvår nu och det blir lika bra varje gång.",
      "Äntligen någon som vågade säga att luggen inte passade mig.",
      "Snabbt, trevligt och exakt i tid. Var ute lagom till lunchmötet.",
      "Huvudmassagen vid tvätten är värd hela besöket.",
      "Jätteduktig med tunt hår. Fick tips på hur jag ska föna hemma, och det funkar faktiskt.",
      "Bokade på bussen, satt i stolen en timme senare. Klippningen sitter perfekt.",
      "Känner mig alltid välkommen. Kaffet är dessutom gott.",
      "Min nya stamsalong efter flytten. Skönt att slippa leta mer.",
      "Fick en frisyr som jag klarar att fixa själv på morgonen. Det var hela poängen.",
      "Proffsigt från början till slut, och frisören kom ihåg vad vi gjorde sist.",
      "Trodde jag hade hopplöst hår. Det hade jag tydligen inte.",
      "Väldigt fint bemötande. Priset var exakt det som stod.",
      "Vi gick hit hela familjen en lördag och alla blev nöjda, till och med tonåringen.",
      "Noggrann in i minsta hårstrå. Tog den tid det tog men det var det värt.",
      "Bra klippt och trevligt prat. Kommer tillbaka om sex veckor.",
    ],
  },
  {
    subcategory: "hair",
    of: /sling|balayage|blek|färg|toning|grått/i,
    texts: [
      "Slipper gult för första gången i mitt liv. Tack.",
      "Färgen blev precis så varm som jag hoppades, och den håller.",
      "Lång tid i stolen men resultatet är helt fantastiskt. Ta med en bok.",
      "Rättade till en hemmafärgning som jag skämdes över. Inga pekpinnar, bara hjälp.",
      "Nyansen är så naturlig att folk tror att jag har varit på semester.",
      "Gick från svart till kopparrött på en eftermiddag och håret känns fortfarande mjukt.",
      "Förklarade varje steg och vad det skulle kosta innan vi började. Uppskattas.",
      "Bästa blonda tonen jag haft. Nu vågar jag ha håret utsläppt igen.",
    ],
  },
  {
    subcategory: "hair",
    of: /barn/i,
    texts: [
      "Sonen som hatar att klippa sig frågade när vi ska tillbaka.",
      "Fantastiskt tålamod med en treåring som inte satt still en sekund.",
      "Dottern fick bestämma själv och blev stolt som en tupp.",
    ],
  },
  {
    subcategory: "hair",
    of: /uppsätt|brud/i,
    texts: [
      "Uppsättningen satt kvar när vi gick hem klockan tre på natten.",
      "Höll hela dagen, genom tårar, regn och dans.",
    ],
  },
  {
    subcategory: "barber",
    texts: [
      "Rakt, snyggt och inget onödigt snack. Precis som jag vill ha det.",
      "Varm handduk i nacken på slutet. Det är de små sakerna.",
      "Har följt med pappa hit sedan jag var sex. Nu betalar jag själv.",
      "Riktigt hantverk. Man märker att det finns yrkesstolthet här.",
      "Frågade hur jag ville ha det, gjorde det, klart.",
      "Tar sig tid med detaljerna även när det är fullt i salongen.",
      "Min son är nöjd, jag är nöjd, plånboken är nöjd.",
      "Trevlig prick som kan sitt jobb. Rekommenderas.",
    ],
  },
  {
    subcategory: "barber",
    of: /fade|herrklippning|^klippning/i,
    texts: ["Bästa faden i stan, kan inte säga mer."],
  },
  {
    subcategory: "barber",
    of: /skägg/i,
    texts: ["Skägget har aldrig sett så välskött ut. Sambon håller med."],
  },
  {
    subcategory: "barber",
    of: /klippning|fade/i,
    texts: [
      "Ute på tjugofem minuter och nöjd i fyra veckor.",
      "Fick tid samma dag och blev klippt på slaget.",
      "Gott kaffe, bra musik och en jämn klippning. Mer behövs inte.",
      "Äntligen någon som förstår sig på virvlar.",
    ],
  },
  {
    subcategory: "barber",
    of: /skägg|fade/i,
    texts: ["Konturerna sitter som gjutna. Kommer tillbaka inför bröllopet."],
  },
  {
    subcategory: "barber",
    of: /rakning/i,
    texts: [
      "Första gången med kniv. Var nervös i två minuter och höll sedan på att somna.",
      "Huden var len i tre dagar. En present till mig själv varje månad från och med nu.",
    ],
  },
];

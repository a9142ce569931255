import type { PraiseSet } from "./types";

export const beautyPraise: readonly PraiseSet[] = [
  {
    subcategory: "massage",
    texts: [
      "Somnade nästan. Vaknade med en nacke som går att vrida åt båda hållen.",
      "Hittade varenda knuta utan att jag behövde peka.",
      "Lagom hårt, varmt i rummet och helt tyst. Precis vad jag behövde.",
      "Huvudvärken jag haft i två veckor är borta.",
      "Frågade om trycket flera gånger och anpassade sig. Det är inte alla som gör det.",
      "Så skönt att jag bokade nästa tid i trappan på väg ut.",
      "Fick tre enkla övningar med mig hem. Gör dem faktiskt.",
      "Bästa sättet att använda friskvårdsbidraget på.",
      "Axlarna har flyttat ner från öronen. Tack.",
      "Gick in som en planka och ut som en kokt spaghetti.",
      "Känns tryggt och professionellt. Inget prat om jag inte börjar.",
      "Har provat många massörer, här stannar jag.",
      "Fin lokal, varma händer och rena handdukar. Ingenting att anmärka på.",
      "Efter ett halvår vid köksbordet var detta räddningen.",
      "Trevligt bemötande redan vid dörren och en behandling som gick på djupet.",
      "Var öm i en dag, sedan mjukare än på länge.",
      "Fick precis så mycket tid på skuldrorna som jag bad om.",
      "Gav behandlingen till min mamma i present. Hon har redan bokat en ny.",
      "Kändes som semester på en lunchrast.",
      "Kunnig och lyhörd. Märktes att det fanns en tanke bakom varje grepp.",
    ],
  },
  {
    subcategory: "massage",
    of: /gravid/i,
    texts: [
      "I vecka 34 och kunde ligga bekvämt för första gången på en månad.",
      "Kuddar överallt och så skönt för ländryggen. Önskar att jag hade hittat hit tidigare i graviditeten.",
    ],
  },
  {
    subcategory: "skin-care",
    texts: [
      "Huden har inte mått så här bra sedan före pandemin.",
      "Ärliga råd. Fick till och med höra vilka av mina krämer jag kunde sluta köpa.",
      "Lyster i flera dagar efteråt. Kollegorna undrade om jag hade varit ledig.",
      "Noggrann konsultation innan vi började, kändes tryggt.",
      "Förklarar vad hon gör och varför, utan att bli långrandig.",
      "Ingen försäljning i kassan. Bara det är guld värt.",
      "Tog hänsyn till att jag är känslig och valde om produkterna mitt i. Toppen.",
    ],
  },
  {
    subcategory: "skin-care",
    of: /ansiktsbehandling/i,
    texts: [
      "Ansiktsmassagen är det bästa jag har varit med om.",
      "Rent, lugnt och proffsigt. Somnade under masken.",
      "Kom med torr och irriterad hud, gick därifrån slät och rofylld.",
    ],
  },
  {
    subcategory: "skin-care",
    of: /portömning|acne|behandling/i,
    texts: ["Min acne är inte borta men för första gången har jag en plan som fungerar."],
  },
  {
    subcategory: "skin-care",
    of: /tonår/i,
    texts: ["Min tonåring fick råd som hon faktiskt lyssnar på."],
  },
  {
    subcategory: "nails",
    of: /lack|gele|akryl|set/i,
    texts: [
      "Naglarna håller fortfarande efter tre veckor och en flytt.",
      "Exakt den färg jag visade på bilden.",
    ],
  },
  {
    subcategory: "nails",
    of: /manikyr|lack|gele|set/i,
    texts: ["Otroligt noggrann med nagelbanden. Snyggaste jag haft."],
  },
  {
    subcategory: "nails",
    texts: [
      "Så mysig studio. Man får all uppmärksamhet.",
      "Snabb utan att slarva. Klar på lunchen.",
      "Bra hygien, allt packades upp ur sterila påsar framför mig.",
      "Går härifrån med ett leende varje gång.",
    ],
  },
  {
    subcategory: "nails",
    of: /förstärkning|påfyllning|gele/i,
    texts: ["Mina egna naglar har äntligen slutat gå av."],
  },
  {
    subcategory: "nails",
    of: /set|gele|förlängning|akryl/i,
    texts: ["Formen blev perfekt och lika på alla tio, det är inte en självklarhet."],
  },
  {
    subcategory: "nails",
    of: /gele|lack|förstärkning/i,
    texts: ["Fick en spricka lagad två dagar senare utan kostnad."],
  },
  {
    subcategory: "lashes-brows",
    of: /lash|frans/i,
    texts: [
      "Vaknar och ser utvilad ut. Magiskt.",
      "Slipper mascara på jobbet. Underbart.",
      "Väldigt noga med hygien och att det inte svider i ögonen.",
      "Somnade på britsen, vaknade med nya ögon.",
    ],
  },
  {
    subcategory: "lashes-brows",
    of: /bryn|brow/i,
    texts: [
      "Brynen har fått en form som jag inte visste att jag hade.",
      "Bästa stylisten jag träffat. Hon mätte upp brynen som en arkitekt.",
    ],
  },
  {
    subcategory: "lashes-brows",
    texts: [
      "Naturligt och fint, ingen ser att de är gjorda men alla ser att något är annorlunda.",
      "Var rädd att det skulle bli för mycket men hon höll igen precis lagom.",
    ],
  },
  {
    subcategory: "lashes-brows",
    of: /fransar/i,
    texts: [
      "Fransarna sitter fortfarande kvar efter fyra veckor.",
      "Lätta som ingenting. Glömmer att jag har dem på mig.",
    ],
  },
  {
    subcategory: "foot-care",
    texts: [
      "Går på moln. Varför har jag väntat så länge?",
      "Fötterna känns tio år yngre. Det gör inte resten av mig, men man får vara nöjd.",
      "Fick goda råd om skor som inte kostade en förmögenhet.",
      "Skönt, grundligt och ett trevligt samtal på köpet.",
      "Lätt att komma in med rullator. Det är inte så vanligt.",
    ],
  },
  {
    subcategory: "foot-care",
    of: /diabetes|medicinsk/i,
    texts: ["Varsam och kunnig. Mamma som har diabetes känner sig trygg här."],
  },
  {
    subcategory: "foot-care",
    of: /nageltrång/i,
    texts: ["Nageltrånget jag haft i månader är äntligen under kontroll."],
  },
  {
    subcategory: "foot-care",
    of: /fot/i,
    texts: ["Sprickorna i hälarna är borta efter två besök."],
  },
  {
    subcategory: "hair-removal",
    texts: ["Gick fort och gjorde mindre ont än jag trodde.", "Hon är snabb, diskret och väldigt noggrann."],
  },
  {
    subcategory: "hair-removal",
    of: /vaxning/i,
    texts: [
      "Första gången och jag kände mig inte obekväm en sekund.",
      "Len i flera veckor. Inga inåtväxta hår.",
      "Pratar bort det värsta. Perfekt taktik.",
    ],
  },
  {
    subcategory: "hair-removal",
    of: /trådning|bryn/i,
    texts: ["Jämna, fina linjer på en kvart."],
  },
  {
    subcategory: "makeup",
    texts: ["Kände mig som mig själv, fast på en väldigt bra dag."],
  },
  {
    subcategory: "makeup",
    of: /brud/i,
    texts: [
      "Makeupen höll hela bröllopet inklusive talen.",
      "Lugn och trygg morgonen före vigseln. Precis vad jag behövde.",
    ],
  },
  {
    subcategory: "makeup",
    of: /lektion/i,
    texts: ["Lärde mig mer på en timme än på tio år framför spegeln."],
  },
  {
    subcategory: "makeup",
    of: /makeup$|festmakeup|brud/i,
    texts: ["Lyssnade på att jag inte ville glänsa på foton. Inte en skugga av glans."],
  },
];

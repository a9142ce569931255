import type { PraiseSet } from "./types";

export const carPraise: readonly PraiseSet[] = [
  {
    subcategory: "car-service",
    texts: [
      "Ringde innan de gjorde något extra. Så ska det gå till.",
      "Lämnade bilen på morgonen, hämtade den ren och klar efter lunch.",
      "Priset stämde på kronan.",
      "Äntligen en verkstad där man inte känner sig dum när man frågar.",
      "Bra kaffe och ännu bättre mekaniker.",
      "Snabb hjälp inför semestern. Tack för att ni klämde in oss.",
    ],
  },
  {
    subcategory: "car-service",
    of: /broms/i,
    texts: ["Visade mig de gamla bromsbeläggen. Förtroende byggs så."],
  },
  {
    subcategory: "car-service",
    of: /service|broms/i,
    texts: ["Billigare än märkesverkstan och trevligare dessutom."],
  },
  {
    subcategory: "car-service",
    of: /service/i,
    texts: ["Hittade ett läckage som förra verkstaden missat två gånger."],
  },
  {
    subcategory: "car-service",
    of: /service enligt|stor service|liten service|personbil/i,
    texts: ["Serviceboken stämplad, bilen går som en symaskin."],
  },
  {
    subcategory: "tyres",
    of: /skifte/i,
    texts: [
      "In och ut på tjugo minuter mitt i värsta däckveckan.",
      "Kollade mönsterdjupet och sa att de håller en säsong till. Ärligt.",
      "Slapp ligga på knä på garageuppfarten. Värt pengarna.",
      "Trevliga gubbar och rätt moment på bultarna.",
    ],
  },
  {
    subcategory: "tyres",
    of: /däckhotell/i,
    texts: [
      "Hjulen stod framme när jag rullade in. Imponerande ordning.",
      "Fälgarna var rentvättade när jag fick tillbaka dem. Det hade jag inte räknat med.",
    ],
  },
  {
    subcategory: "tyres",
    of: /balansering|inställning/i,
    texts: ["Ratten darrar inte längre."],
  },
  {
    subcategory: "tyres",
    of: /punktering/i,
    texts: ["Lagade punkan i stället för att sälja mig nya däck."],
  },
  {
    subcategory: "tyres",
    texts: [
      "Bokade i mobilen på kvällen, klart klockan åtta på morgonen.",
      "Effektivt, prydligt och vänligt.",
    ],
  },
  {
    subcategory: "car-wash",
    of: /in|hel/i,
    texts: [
      "Bilen luktar ny. Den är från 2013.",
      "Hundhåren är borta. Jag trodde att det var omöjligt.",
      "Barnstolens smulor är ett minne blott.",
    ],
  },
  {
    subcategory: "car-wash",
    texts: [
      "Skinande ren även i dörrkanterna.",
      "Noggranna killar, fick en genomgång när jag hämtade.",
      "Smidigt att handla medan de tvättade.",
      "Inga repor och inga vattenfläckar. Nöjd.",
    ],
  },
  {
    subcategory: "detailing",
    of: /utvändig|lackskydd/i,
    texts: ["Lacken ser ut som när vi hämtade ut bilen från handlaren."],
  },
  {
    subcategory: "detailing",
    of: /rekond/i,
    texts: ["Sålde bilen dagen efter för mer än jag hade begärt."],
  },
  {
    subcategory: "detailing",
    of: /invändig|klädsel/i,
    texts: ["Sätena är som nya efter småbarnsåren."],
  },
  {
    subcategory: "detailing",
    of: /lackskydd/i,
    texts: ["Vattnet pärlar fortfarande av efter tre månader."],
  },
  {
    subcategory: "detailing",
    texts: [
      "Riktiga perfektionister. På ett bra sätt.",
      "Fick bilder före och efter. Kunde knappt tro att det var samma bil.",
    ],
  },
  {
    subcategory: "detailing",
    of: /strålkastar/i,
    texts: ["Strålkastarna är klara igen och jag ser vägen på kvällen."],
  },
  {
    subcategory: "car-glass",
    of: /stenskott/i,
    texts: [
      "Stenskottet syns inte ens när man vet var det satt.",
      "Snabb tid så att sprickan inte hann växa.",
      "Förklarade varför det gick att laga och inte behövde bytas.",
    ],
  },
  {
    subcategory: "car-glass",
    of: /stenskott|vindruta/i,
    texts: ["De ordnade allt med försäkringen. Jag skrev bara under."],
  },
  {
    subcategory: "car-glass",
    of: /vindruta/i,
    texts: ["Rutan bytt på en förmiddag och kameran kalibrerad."],
  },
  {
    subcategory: "car-glass",
    texts: ["Tätt, tyst och snyggt."],
  },
  {
    subcategory: "diagnostics",
    of: /felsökning/i,
    texts: [
      "Motorlampan är släckt. Två andra verkstäder gick bet.",
      "Hittade felet på en timme, en kabel för nittio kronor.",
    ],
  },
  {
    subcategory: "diagnostics",
    of: /köptest/i,
    texts: [
      "Räddade mig från att köpa en rostig dröm. Bästa pengarna jag lagt i år.",
      "Tydligt protokoll som gick att pruta med.",
    ],
  },
  {
    subcategory: "diagnostics",
    of: /besiktning/i,
    texts: ["Bilen gick igenom besiktningen utan anmärkning."],
  },
  {
    subcategory: "diagnostics",
    texts: ["Pedagogisk genomgång utan att skrämmas."],
  },
  {
    subcategory: "diagnostics",
    of: /batteri/i,
    texts: ["Batteriet i elbilen mår bättre än jag trodde. Skönt att få det på papper."],
  },
  {
    subcategory: "bodywork",
    of: /buckla/i,
    texts: [
      "Bucklan är helt borta. Kan inte ens känna den med handen.",
      "Sparade självrisken. Tack för tipset.",
    ],
  },
  {
    subcategory: "bodywork",
    of: /rost|lack/i,
    texts: ["Kulören stämmer perfekt, och det är en jobbig röd."],
  },
  {
    subcategory: "bodywork",
    texts: ["Fint hantverk och rakt besked om vad som var värt att göra."],
  },
];

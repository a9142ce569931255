import type { PraiseSet } from "./types";

export const homePraise: readonly PraiseSet[] = [
  {
    subcategory: "home-cleaning",
    texts: [
      "Kom hem till ett hem som luktade såpa. Värt vartenda öre.",
      "Samma person varje gång, och hon minns hur vi vill ha det.",
      "Till och med lampknapparna var avtorkade.",
      "Så noggranna i badrummet att jag knappt vågade duscha.",
      "Fredagskvällarna har blivit något helt annat.",
      "Punktliga, vänliga och väldigt effektiva.",
      "Katten gillar dem. Det säger mer än mina stjärnor.",
      "Fick meddelande när de var klara och nyckeln låg där den skulle.",
      "Kunde boka med två dagars varsel inför svärföräldrarnas besök. Räddade helgen.",
      "Vi bråkar inte om dammsugning längre. Billigare än parterapi.",
      "Diskret och trevlig. Frågade innan hon flyttade på något.",
      "Bra koll på rutavdraget, allt var redan klart.",
      "Städade även bakom soffan utan att jag bad om det.",
      "Min pappa är 84 och har börjat se fram emot tisdagarna.",
      "Golven är rena hela vägen ut i hörnen. Det är ovanligt.",
      "Enkelt att boka, enkelt att flytta, fint resultat.",
      "Köket har inte blänkt så här sedan vi köpte lägenheten.",
      "Proffsigt hela vägen. Vi kör varannan vecka från och med nu.",
      "Sängen var bäddad som på hotell.",
      "Litade på dem från första stund. Trevliga på telefon också.",
    ],
  },
  {
    subcategory: "deep-cleaning",
    of: /flytt/i,
    texts: [
      "Hyresvärden gick igenom på tre minuter och sa att det aldrig sett bättre ut.",
      "Godkänd besiktning direkt. En sak mindre att tänka på i flytten.",
      "Rekommenderas till alla som ska lämna ifrån sig en lägenhet.",
    ],
  },
  {
    subcategory: "deep-cleaning",
    of: /flytt|stor/i,
    texts: ["Ugnen ser ny ut. Jag ångrar att vi inte gjorde det innan vi flyttade ut."],
  },
  {
    subcategory: "deep-cleaning",
    of: /stor|flytt/i,
    texts: ["De tog ner köksfläktens filter och kokade dem. Respekt."],
  },
  {
    subcategory: "deep-cleaning",
    texts: [
      "Arbetade hela dagen utan att tappa tempot. Imponerande.",
      "Missade en fönsterbräda men kom tillbaka samma kväll och fixade det.",
    ],
  },
  {
    subcategory: "deep-cleaning",
    of: /bygg/i,
    texts: ["Byggdammet är borta. Vi kan andas igen."],
  },
  {
    subcategory: "window-cleaning",
    of: /fönster/i,
    texts: [
      "Nu ser jag att grannen har skaffat nya gardiner.",
      "Trodde rutorna var gamla. De var bara smutsiga.",
      "Trevlig, snabb och flyttade försiktigt på mina pelargoner.",
    ],
  },
  {
    subcategory: "window-cleaning",
    texts: [
      "Inte en rand, inte ens i kvällssolen.",
      "Torkade av karmarna utan att jag sa något.",
      "Kom på slaget och var klar när det var sagt.",
      "Himla skillnad i ljuset. Bokar igen i vår.",
    ],
  },
  {
    subcategory: "window-cleaning",
    of: /balkong/i,
    texts: ["Den inglasade balkongen går äntligen att öppna igen."],
  },
  {
    subcategory: "gardening",
    of: /beskär/i,
    texts: ["Äppelträdet har fått en frisyr och jag en lektion på köpet."],
  },
  {
    subcategory: "gardening",
    of: /häck/i,
    texts: ["Häcken är rak som en linjal."],
  },
  {
    subcategory: "gardening",
    of: /hjälp|rabatt/i,
    texts: [
      "På två timmar gjorde han mer än jag gjort på hela sommaren.",
      "Trevlig och kunnig, fick även rabarberna delade.",
    ],
  },
  {
    subcategory: "gardening",
    of: /hjälp|häck|beskär/i,
    texts: ["Tog med sig allt skräp. Inte ett löv kvar på gången."],
  },
  {
    subcategory: "gardening",
    of: /råd/i,
    texts: ["Bra råd om vad som tål skugga. Ser fram emot våren."],
  },
  {
    subcategory: "gardening",
    of: /rabatt|hjälp/i,
    texts: ["Äntligen en rabatt som sköter sig själv."],
  },
  {
    subcategory: "gardening",
    of: /råd|hjälp/i,
    texts: ["Lyssnade på vad vi orkar med och planerade efter det."],
  },
  {
    subcategory: "handyman",
    of: /hyllor/i,
    texts: [
      "Hyllan hänger rakt och väggen är hel. Det är mer än jag hade klarat.",
      "Betongväggen var inget hinder. Alla tavlor är uppe.",
    ],
  },
  {
    subcategory: "handyman",
    texts: [
      "Kom på utsatt tid och dammsög efter sig.",
      "Snyggt jobb, bra verktyg och trevligt sällskap.",
      "Sa till innan det blev dyrare. Så vill man ha det.",
    ],
  },
  {
    subcategory: "handyman",
    of: /montera/i,
    texts: ["Garderoben som stått i kartong sedan i våras är uppe."],
  },
  {
    subcategory: "handyman",
    of: /snickare|fixartimme/i,
    texts: [
      "Löste dörren som kärvat i fyra år på tjugo minuter.",
      "Ärlig med att en sak inte var värd att laga. Gott betyg bara för det.",
      "Gjorde listan klar och hann en sak till.",
    ],
  },
  {
    subcategory: "handyman",
    of: /snickare|bokhylla|hyllor/i,
    texts: ["Ringde i förväg och frågade om måtten, så allt material var med."],
  },
  {
    subcategory: "painting",
    of: /tapet/i,
    texts: ["Skarvarna på tapeten går inte att hitta. Jag har letat."],
  },
  {
    subcategory: "painting",
    of: /måla/i,
    texts: [
      "Spacklade småhål som vi inte ens sett själva.",
      "Rummet blev dubbelt så ljust. Vi vill ha hela lägenheten gjord nu.",
    ],
  },
  {
    subcategory: "painting",
    of: /måla|tapet/i,
    texts: ["Täckte golvet ordentligt och lämnade inte ett spår efter sig."],
  },
  {
    subcategory: "painting",
    of: /offert|måla/i,
    texts: ["Hjälpte oss bort från fel nyans av grönt. Evigt tacksamma."],
  },
  {
    subcategory: "plumbing",
    of: /timme|blandare/i,
    texts: ["Kranen droppar inte längre. Tystnaden är total."],
  },
  {
    subcategory: "plumbing",
    of: /stopp/i,
    texts: ["Kom samma dag och fick loss ett stopp som vi kämpat med i en vecka."],
  },
  {
    subcategory: "plumbing",
    texts: [
      "Förklarade vad som var fel så att till och med jag förstod.",
      "Torkade golvet efter sig. Har aldrig hänt förut.",
      "Rejält jobb till det pris som stod.",
    ],
  },
  {
    subcategory: "plumbing",
    of: /blandare/i,
    texts: ["Bytte blandaren på en timme och drog inte ut på det."],
  },
  {
    subcategory: "plumbing",
    of: /timme/i,
    texts: [
      "Svarade i telefon på en söndag och hjälpte oss stänga av vattnet.",
      "Hittade läckan på fem minuter efter att två andra gett upp.",
    ],
  },
  {
    subcategory: "moving",
    of: /flytt|bär/i,
    texts: ["Bar pianot nedför tre trappor utan att någon höjde rösten."],
  },
  {
    subcategory: "moving",
    texts: ["Starka, snabba och på gott humör hela dagen.", "Klara en halvtimme före beräknat."],
  },
  {
    subcategory: "moving",
    of: /flytt/i,
    texts: [
      "Inte en repa på något. Packade bilen som ett pussel.",
      "Lånade ut flyttlådor i förväg, väldigt smidigt.",
    ],
  },
];

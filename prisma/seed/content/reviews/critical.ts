import type { CriticalSet } from "./types";

export const criticalSets: readonly CriticalSet[] = [
  {
    subcategories: ["hair", "barber", "nails", "lashes-brows", "skin-care", "hair-removal", "makeup"],
    mixed: [
      "Helt okej, men jag fick vänta en kvart utan att någon sa något.",
      "Bra resultat men det kändes lite stressat.",
      "Trevlig personal. Hade önskat att vi pratat igenom det mer innan.",
      "Inget fel, men inte heller något som fick mig att vilja byta stamställe.",
      "Fint resultat, men musiken var så hög att vi fick ropa.",
      "Blev bra till slut. Fick påpeka en sak två gånger.",
      "Duktig, men telefonen ringde hela tiden.",
    ],
    bad: [
      "Tjugo minuter sen start och sedan gick allt för fort.",
      "Kände mig inte välkommen. Mest suckar och blickar på klockan.",
      "Blev tyvärr inte alls som på bilden. Fick rätta till det någon annanstans.",
    ],
  },
  {
    subcategories: ["hair", "barber"],
    mixed: [
      "Det blev fint, fast kortare än vi kom överens om.",
      "Bra klippt, men jag gick därifrån med blött hår.",
      "Okej klippning. Nacken fick jag jämna till hemma.",
      "Snabbt och billigt men inte mer än så.",
    ],
    bad: ["Ojämnt klippt på ena sidan, upptäckte det först hemma.", "Bad om två centimeter, fick sex."],
  },
  {
    subcategories: ["nails", "lashes-brows"],
    mixed: [
      "Vackert arbete, men det höll inte hela vägen till nästa besök.",
      "Snyggt, fast inte riktigt den form jag bad om.",
    ],
    bad: ["Släppte efter fyra dagar. Det är inte värt pengarna."],
  },
  {
    subcategories: ["massage", "foot-care"],
    mixed: [
      "Gott bemötande men rummet var kallt.",
      "Skönt i stunden men det höll inte så länge som jag hade hoppats.",
      "Bra behandling. Tråkigt att det hördes så mycket från gatan.",
      "Lite för försiktigt för min smak.",
    ],
    bad: [
      "Alldeles för hårt fast jag sa till två gånger.",
      "Behandlingen var tio minuter kortare än jag betalade för.",
    ],
  },
  {
    subcategories: ["home-cleaning", "deep-cleaning", "window-cleaning"],
    mixed: [
      "Det mesta blev fint. Duschhörnan hade man glömt.",
      "Okej för priset. Fick påminna om två saker.",
      "Rent och fint, men de kom en halvtimme sent.",
      "Bra på golven, sämre på höjden.",
    ],
    bad: [
      "Kom en timme för sent och hann inte klart.",
      "Såg ut som förut när de hade gått.",
      "En repa i parketten och ingen som ville kännas vid den.",
    ],
  },
  {
    subcategories: ["gardening", "handyman", "painting", "plumbing", "electrical", "moving"],
    mixed: [
      "Bra utfört men en halvtimme sent.",
      "Trevliga, men det tog längre tid än det var sagt.",
      "Jobbet är bra gjort, men hallen var full av grus efteråt.",
      "Bra kontakt innan, lite sämre efter.",
    ],
    bad: [
      "Fick ringa tre gånger innan någon svarade om ny tid.",
      "Blev inte klart, och nästa lediga tid var om tre veckor.",
    ],
  },
  {
    subcategories: ["physiotherapy", "naprapathy", "chiropractic"],
    mixed: [
      "Kunnig, men besöket kändes kort för pengarna.",
      "Hjälpte lite. Hade hoppats på ett tydligare program.",
      "Bra behandling men en kvart försenat.",
    ],
    bad: [
      "Fick mer ont än jag hade och inget svar på mitt mejl efteråt.",
      "Kändes som löpande band. Tio minuter effektiv tid.",
      "Inställt samma morgon. Hade redan tagit ledigt.",
    ],
  },
  {
    subcategories: ["personal-training", "yoga-pilates", "nutrition", "counselling"],
    mixed: [
      "Helt okej. Personkemin stämde inte riktigt, sådant händer.",
      "Bra innehåll men lite väl allmänt hållet.",
      "Trevligt och lugnt, men jag hade velat ha något skriftligt med mig hem.",
    ],
    bad: ["Samma råd som jag hittar på nätet.", "Inställt samma morgon. Hade redan tagit ledigt."],
  },
  {
    subcategories: ["car-service", "diagnostics", "bodywork", "car-glass"],
    mixed: [
      "Arbetet är bra men bilen var klar två timmar senare än utlovat.",
      "Trevliga, fast svåra att nå på telefon.",
      "Rätt gjort till slut. Fick åka tillbaka en gång.",
    ],
    bad: [
      "Motorlampan tändes igen dagen efter.",
      "Dyrare än sagt och ingen ringde innan.",
      "Bilen luktade rök när jag fick tillbaka den.",
    ],
  },
  {
    subcategories: ["tyres"],
    mixed: [
      "Bra pris. Väntrummet är inte mycket att hänga i granen.",
      "Rätt gjort, men jag fick vänta trots bokad tid.",
      "Fick åka tillbaka för att dra åt en navkapsel. Det löste sig.",
      "Snabbt, men det ena däcket hade fått för lite luft.",
    ],
    bad: [
      "Stod och väntade i fyrtio minuter trots bokad tid.",
      "Fälgen fick en repa som ingen ville prata om.",
    ],
  },
  {
    subcategories: ["car-wash", "detailing"],
    mixed: [
      "Okej tvätt, men fälgarna kunde ha blivit renare.",
      "Fin insida. Rutorna hade några ränder.",
      "Bra, men det tog en timme längre än planerat.",
    ],
    bad: ["Smuts kvar i alla dörrkanter.", "Fukt på rutorna i två dagar efteråt."],
  },
  {
    subcategories: ["computer-help", "home-network", "smart-home", "tv-audio", "websites", "tech-lessons"],
    mixed: [
      "Problemet löstes, men jag förstod aldrig riktigt vad som var fel.",
      "Bra hjälp men lite för snabba fingrar för mig.",
      "Trevligt bemötande men vi hann bara hälften.",
    ],
    bad: [
      "Betalade för en timme och gick hem med samma problem.",
      "Svårt att förstå förklaringarna, kändes som om frågorna var till besvär.",
    ],
  },
  {
    subcategories: ["phone-repair", "data-recovery"],
    mixed: [
      "Helt godkänt, men jag hade hoppats få svar på sms.",
      "Fungerar nu. Fick vänta på en del i fyra dagar.",
      "Bra gjort, men det tog en timme längre än sagt.",
    ],
    bad: [
      "Slutade fungera efter en vecka. Fick vänta länge på ny tid.",
      "Mina inställningar var borta efteråt. Det borde man säga i förväg.",
    ],
  },
];

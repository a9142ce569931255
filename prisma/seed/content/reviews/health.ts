import type { PraiseSet } from "./types";

export const healthPraise: readonly PraiseSet[] = [
  {
    subcategory: "physiotherapy",
    texts: [
      "Första gången någon förklarat vad som faktiskt är fel på mitt knä.",
      "Tre övningar, tio minuter om dagen. Efter en månad springer jag igen.",
      "Axeln kan lyftas över huvudet för första gången sedan i våras.",
      "Kunnig, varm och tydlig. Min höft tackar.",
      "Tog sig tid att lyssna innan hon började trycka.",
      "Programmet skickades med filmer så att man inte gör fel hemma.",
      "Pedagogisk. Nu vet jag varför jag ska göra de där tråkiga övningarna.",
    ],
  },
  {
    subcategory: "physiotherapy",
    of: /nybesök/i,
    texts: [
      "Blev tagen på allvar direkt. Undersökningen var grundlig.",
      "Fick tid inom två dagar och en plan samma eftermiddag.",
      "Slapp onödig röntgen och fick i stället rätt träning.",
    ],
  },
  {
    subcategory: "physiotherapy",
    of: /återbesök/i,
    texts: ["Lagom hård mot mig när jag slarvat med programmet."],
  },
  {
    subcategory: "physiotherapy",
    of: /återbesök|nybesök/i,
    texts: ["Känns tryggt att någon håller i det efter operationen."],
  },
  {
    subcategory: "physiotherapy",
    of: /video/i,
    texts: [
      "Fungerade över förväntan på video. Han såg direkt att jag stod snett.",
      "Smidigt att slippa ta ledigt en halv dag för en uppföljning.",
    ],
  },
  {
    subcategory: "naprapathy",
    of: /akut|nybesök|återbesök|behandling/i,
    texts: ["Kröp in, gick ut. Ryggskottet var borta på två behandlingar."],
  },
  {
    subcategory: "naprapathy",
    texts: [
      "Nacken går att vrida igen. Kan backa bilen utan att be en bön.",
      "Två övningar i stället för tjugo. Jag gör dem till och med.",
      "Spänningshuvudvärken kommer inte längre varje dag.",
      "Ärlig med att jag inte behövde fler besök. Förtroendeingivande.",
    ],
  },
  {
    subcategory: "naprapathy",
    of: /akut/i,
    texts: ["Snabb tid när det verkligen behövdes."],
  },
  {
    subcategory: "naprapathy",
    of: /nybesök|återbesök|akut|behandling/i,
    texts: [
      "Hårdhänt på ett bra sätt. Frågar hela tiden om det är okej.",
      "Märkte skillnad redan i trappan ned.",
      "Mör dagen efter men sedan som ny.",
    ],
  },
  {
    subcategory: "naprapathy",
    of: /ergonomi|nybesök/i,
    texts: ["Bra förklaring av varför det gör ont när jag sitter."],
  },
  {
    subcategory: "chiropractic",
    of: /besök/i,
    texts: ["Förklarade varje knak innan det kom. Kändes tryggt."],
  },
  {
    subcategory: "chiropractic",
    of: /återbesök/i,
    texts: ["Ischiasen har släppt efter fyra besök."],
  },
  {
    subcategory: "chiropractic",
    of: /nybesök/i,
    texts: ["Grundlig undersökning, ingen löpande band-känsla."],
  },
  {
    subcategory: "chiropractic",
    texts: [
      "Lugn och saklig. Skickade mig vidare för en sak han inte kunde hjälpa till med.",
      "Sover på sidan igen. Tack.",
      "Mötte mig där jag var och pressade inte på ett paket med tjugo gånger.",
      "Ryggen är rakare och humöret bättre.",
    ],
  },
  {
    subcategory: "chiropractic",
    of: /bäcken/i,
    texts: ["Bäckensmärtan blev hanterbar de sista veckorna av graviditeten."],
  },
  {
    subcategory: "personal-training",
    of: /pt|personlig|lyft/i,
    texts: [
      "Trodde inte jag var en gymmänniska. Nu har jag ont på de rätta ställena.",
      "Tar hänsyn till mina knän och skrattar åt mina ursäkter.",
      "Lärde mig marklyft utan att vara rädd för ryggen.",
    ],
  },
  {
    subcategory: "personal-training",
    of: /pt|personlig/i,
    texts: [
      "Starkare efter åtta veckor än jag varit på tjugo år.",
      "Är 71 och har precis gjort min första chin. Med gummiband, men ändå.",
    ],
  },
  {
    subcategory: "personal-training",
    texts: [
      "Aldrig dömande, alltid förberedd.",
      "Roligaste timmen på veckan, på riktigt.",
      "Jättebra upplägg och mycket pepp utan att det blir fånigt.",
      "Tydlig, rolig och kunnig. Kommer att fortsätta.",
    ],
  },
  {
    subcategory: "personal-training",
    of: /uppstart|plan|coach/i,
    texts: ["Programmet går att hinna med trots två småbarn."],
  },
  {
    subcategory: "personal-training",
    of: /pt|personlig|lyft|analys/i,
    texts: ["Ser direkt när jag fuskar med tekniken."],
  },
  {
    subcategory: "personal-training",
    of: /löp|plan/i,
    texts: ["Sprang milen under en timme. Det hade jag aldrig gjort utan coachningen."],
  },
  {
    subcategory: "yoga-pilates",
    texts: [
      "Stel som en bräda när jag kom, lite mindre bräda när jag gick.",
      "Kroppen sjunger. Eller knakar i alla fall i rätt tonart.",
      "Enda timmen i veckan då jag inte tänker på jobbet.",
      "Blev sedd även fast jag är helt nybörjare.",
      "Rekommenderar till alla som tror att yoga inte är för dem.",
    ],
  },
  {
    subcategory: "yoga-pilates",
    of: /privat|gravid|yin/i,
    texts: ["Fin sal, lugn röst och precis lagom utmaning."],
  },
  {
    subcategory: "yoga-pilates",
    of: /privat|video/i,
    texts: ["Instruktionerna är så tydliga att jag kan göra serien själv hemma."],
  },
  {
    subcategory: "yoga-pilates",
    of: /reformer/i,
    texts: ["Reformern var jobbigare än den såg ut. Ont i magen av det i tre dagar, på ett bra sätt."],
  },
  {
    subcategory: "yoga-pilates",
    of: /yin|privat/i,
    texts: ["Somnade i sista vilan. Ingen väckte mig förrän det var dags."],
  },
  {
    subcategory: "yoga-pilates",
    of: /gravid/i,
    texts: ["Anpassade allt efter min gravida mage utan att göra en stor sak av det."],
  },
  {
    subcategory: "nutrition",
    texts: [
      "Inga förbud och inga pulver. Bara vettiga råd om vanlig mat.",
      "Fick listor som går att handla efter. Enkelt och konkret.",
      "Kände mig lyssnad på i stället för bedömd.",
    ],
  },
  {
    subcategory: "nutrition",
    of: /ibs|dietist/i,
    texts: ["Magen har inte varit så här lugn på flera år."],
  },
  {
    subcategory: "nutrition",
    of: /löpare|kostsamtal/i,
    texts: ["Äter mer än förut och orkar mer. Vem hade trott det."],
  },
  {
    subcategory: "nutrition",
    of: /dietist/i,
    texts: ["Hjälpte oss med barnens mat utan att vi föräldrar behövde skämmas."],
  },
  {
    subcategory: "nutrition",
    of: /återbesök|kostsamtal/i,
    texts: ["Bra uppföljning och realistiska mål."],
  },
  {
    subcategory: "counselling",
    of: /första/i,
    texts: ["Kände mig trygg från första samtalet."],
  },
  {
    subcategory: "counselling",
    texts: [
      "Konkreta verktyg som jag använder varje vecka.",
      "Ställde frågor som ingen annan hade ställt.",
      "Varmt och professionellt bemötande, ingen stress.",
      "Ärlig om vad terapi kan och inte kan göra. Det uppskattade jag.",
      "Rekommenderas till den som drar sig för att börja.",
    ],
  },
  {
    subcategory: "counselling",
    of: /sömn/i,
    texts: ["Sover sex timmar i sträck för första gången på ett år."],
  },
  {
    subcategory: "counselling",
    of: /par/i,
    texts: ["Vi pratar med varandra igen. Det säger väl allt."],
  },
  {
    subcategory: "counselling",
    of: /kbt|första|sömn/i,
    texts: ["Fungerar bra på video när man har ont om tid."],
  },
];

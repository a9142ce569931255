import type { PraiseSet } from "./types";

export const techPraise: readonly PraiseSet[] = [
  {
    subcategory: "computer-help",
    texts: ["Suckade inte en enda gång. Det gör min son.", "Tålmodig, trevlig och punktlig."],
  },
  {
    subcategory: "computer-help",
    of: /hemma|distans/i,
    texts: [
      "Skrivaren skriver. Jag säger inte mer.",
      "Fick bort ett virus och lärde mig hur det kom dit.",
      "Värd varenda krona. Kontoret rullade igen före lunch.",
      "Räddade deklarationen i sista stund.",
    ],
  },
  {
    subcategory: "computer-help",
    of: /hemma|distans|bilder/i,
    texts: [
      "Förklarade på vanlig svenska och skrev ner stegen åt mig.",
      "Såg till att jag kunde göra det själv nästa gång.",
    ],
  },
  {
    subcategory: "computer-help",
    of: /ssd|långsam|hemma/i,
    texts: ["Datorn startar på tio sekunder i stället för fem minuter."],
  },
  {
    subcategory: "computer-help",
    of: /ny dator/i,
    texts: ["Allt från den gamla datorn låg på rätt plats i den nya."],
  },
  {
    subcategory: "computer-help",
    of: /bilder|ny dator/i,
    texts: ["Mina bilder från tjugo år finns nu på två ställen. Jag sover bättre."],
  },
  {
    subcategory: "computer-help",
    of: /distans/i,
    texts: [
      "Var skeptisk till hjälp på distans men det gick hur smidigt som helst.",
      "Löst på en halvtimme utan att någon behövde gå ut i regnet.",
      "Fick se allt som gjordes på skärmen. Kändes tryggt.",
    ],
  },
  {
    subcategory: "phone-repair",
    of: /skärm/i,
    texts: [
      "Ny skärm på fyrtio minuter. Hann dricka en kaffe runt hörnet.",
      "Skärmen känns precis som originalet.",
    ],
  },
  {
    subcategory: "phone-repair",
    of: /batteri/i,
    texts: ["Batteriet räcker hela dagen igen, slipper köpa ny telefon."],
  },
  {
    subcategory: "phone-repair",
    of: /undersökning|fukt/i,
    texts: ["Sa ärligt att det inte lönade sig och tog inget betalt."],
  },
  {
    subcategory: "phone-repair",
    of: /fukt/i,
    texts: ["Räddade bilderna ur en mobil som legat i sjön."],
  },
  {
    subcategory: "phone-repair",
    texts: ["Bra pris, snabb service, trevligt bemötande."],
  },
  {
    subcategory: "phone-repair",
    of: /laddkontakt/i,
    texts: ["Laddkontakten var bara full av ludd. Fixade det på två minuter."],
  },
  {
    subcategory: "phone-repair",
    of: /skärm|batteri/i,
    texts: ["Fick garanti på pappret direkt."],
  },
  {
    subcategory: "home-network",
    of: /wifi/i,
    texts: [
      "Wifi i sovrummet för första gången sedan vi flyttade in.",
      "Flyttade routern en meter i stället för att sälja mig en ny. Ärligt.",
    ],
  },
  {
    subcategory: "home-network",
    texts: [
      "Mötena hackar inte längre. Kollegorna saknar nästan min robotröst.",
      "Mätte i varje rum och visade skillnaden före och efter.",
      "Nu kan hela familjen strömma samtidigt utan bråk.",
    ],
  },
  {
    subcategory: "home-network",
    of: /hela huset|kontor/i,
    texts: ["Snyggt dragna kablar, man ser dem inte."],
  },
  {
    subcategory: "smart-home",
    of: /belysning/i,
    texts: ["Till och med svärmor klarar av lamporna."],
  },
  {
    subcategory: "smart-home",
    of: /lås/i,
    texts: ["Låset fungerar klockrent och barnen har slutat tappa nycklar."],
  },
  {
    subcategory: "smart-home",
    of: /värme/i,
    texts: ["Elräkningen sjönk märkbart redan första månaden."],
  },
  {
    subcategory: "smart-home",
    texts: ["Höll det enkelt, precis som vi bad om.", "Tog sig tid att lära upp hela familjen."],
  },
  {
    subcategory: "tv-audio",
    of: /väggmontering/i,
    texts: ["Tv:n hänger rakt och inte en sladd syns.", "Proffsigt monterat i en besvärlig betongvägg."],
  },
  {
    subcategory: "tv-audio",
    of: /ljud/i,
    texts: ["Ljudet är som på bio. Grannarna vet det också nu."],
  },
  {
    subcategory: "tv-audio",
    of: /ljud|inkoppling/i,
    texts: ["Äntligen en fjärrkontroll i stället för fyra."],
  },
  {
    subcategory: "tv-audio",
    texts: ["Städade efter sig och tog kartongen."],
  },
  {
    subcategory: "tv-audio",
    of: /genomgång/i,
    texts: ["Förklarade play-tjänsterna så att jag hittar mina program."],
  },
  {
    subcategory: "websites",
    of: /ny|sökbarhet/i,
    texts: ["Vi fick tre nya förfrågningar första veckan."],
  },
  {
    subcategory: "websites",
    of: /timmes|ny/i,
    texts: [
      "Nu kan jag byta öppettiderna själv utan att ringa någon.",
      "Sidan laddar snabbt och ser ut som vi.",
    ],
  },
  {
    subcategory: "websites",
    texts: ["Raka besked om vad vi inte behövde betala för.", "Otroligt bra på att förklara det krångliga."],
  },
  {
    subcategory: "websites",
    of: /sökbarhet/i,
    texts: ["Listan var i rätt ordning. Vi började uppifrån och det märktes direkt."],
  },
  {
    subcategory: "tech-lessons",
    of: /bankid/i,
    texts: ["Vid 78 års ålder har jag skaffat BankID. Barnbarnen är imponerade."],
  },
  {
    subcategory: "tech-lessons",
    of: /hembesök|bankid/i,
    texts: ["Lugn och tydlig. Jag fick en lapp som jag faktiskt förstår."],
  },
  {
    subcategory: "tech-lessons",
    of: /programmering/i,
    texts: ["Mitt första eget program fungerar. Det räknar ut när bussen går."],
  },
  {
    subcategory: "tech-lessons",
    of: /bankid|hembesök/i,
    texts: [
      "Vågar äntligen öppna mejlen utan att vara rädd för bluffar.",
      "Mamma ringer mig inte längre om Swish. Tack.",
    ],
  },
  {
    subcategory: "tech-lessons",
    texts: ["Anpassade lektionen efter mitt tempo, som är långsamt.", "Kul, lärorikt och aldrig nedlåtande."],
  },
  {
    subcategory: "data-recovery",
    texts: [
      "Fick tillbaka bröllopsbilderna. Grät lite i butiken.",
      "Rakt besked om vad som gick att rädda och vad det skulle kosta.",
      "Nittioåtta procent av filerna kom tillbaka. Trodde allt var borta.",
      "Nu har jag en backup också. Lärdomen sitter.",
    ],
  },
];

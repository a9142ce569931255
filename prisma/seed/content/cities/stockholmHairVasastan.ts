import type { BusinessContent } from "../types";

/** With the two of `stockholmHair.ts` enough for a page of the kind in the city. */
export const stockholmHairVasastan: readonly BusinessContent[] = [
  {
    name: "Ateljé Oden",
    city: "Stockholm",
    street: "Karlbergsvägen 21",
    postalCode: "113 62",
    at: [59.3433, 18.0446],
    owner: "Petra Wallin",
    about:
      "Färg är det vi kan bäst, och det vi pratar mest om. Du får alltid ett pris innan vi börjar blanda, och en lapp med dig hem om vilka nyanser vi använde.",
    hours: "- 10-18 10-19 10-20 10-18 10-16 -",
    staff: [{ name: "Petra Wallin" }, { name: "Milos Petrovic" }],
    demand: 0.52,
    rating: 4.7,
    joinedDaysAgo: 210,
    services: [
      {
        name: "Klippning och konsultation",
        subcategory: "hair",
        price: 560,
        minutes: 45,
        text: "Konsultation, tvätt, klippning och styling. Ta gärna med en bild på något du tycker om.",
      },
      {
        name: "Glansbehandling",
        subcategory: "hair",
        price: 690,
        minutes: 45,
        text: "En genomskinlig toning som ger färgat hår lystern tillbaka. Håller i fyra till sex veckor.",
      },
      {
        name: "Balayage",
        subcategory: "hair",
        price: 2450,
        minutes: 180,
        text: "Frihandsmålade slingor som växer ut mjukt, med nyansering och föning. Klippning bokar du till separat.",
      },
    ],
  },
  {
    name: "Sax & Sånt på Rörstrandsgatan",
    city: "Stockholm",
    street: "Rörstrandsgatan 34",
    postalCode: "113 40",
    at: [59.3412, 18.0341],
    owner: "Helena Nordin",
    about:
      "Två stolar, en hund och drop-in när det finns plats. Här klipps hela kvarteret, från förskolebarn till farfar, och ingen behöver veta vad frisyren heter.",
    hours: "9-18 9-18 9-18 9-19 9-18 - -",
    lunch: "12-12:30",
    demand: 0.4,
    rating: 4.9,
    joinedDaysAgo: 130,
    services: [
      {
        name: "Kvartersklippning",
        subcategory: "hair",
        price: 450,
        minutes: 30,
        text: "En vanlig klippning, tvätt ingår om du hinner.",
      },
      {
        name: "Klippning för barn till och med 12 år",
        subcategory: "hair",
        price: 320,
        minutes: 30,
        text: "Med bilstol, serietidning och gott om tålamod.",
      },
    ],
  },
];

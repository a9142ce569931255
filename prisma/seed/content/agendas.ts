/**
 * The day as the demo's hairdresser has it today: local start and service. What falls outside the day's hours is left
 * out.
 */
export const fullDay = {
  business: "Salong Norr",
  staffMember: "Maria Ek",
  bookings: [
    ["9:00", "Klippning"],
    ["9:45", "Slingor, bara överpartiet"],
    ["11:45", "Klippning långt hår"],
    ["13:00", "Färg och toning"],
    ["13:45", "Klippning"],
    ["15:00", "Klippning"],
    ["15:30", "Luggklippning"],
    ["16:00", "Barnklippning till och med 10 år"],
    ["17:15", "Klippning långt hår"],
    ["18:15", "Klippning"],
  ],
} as const;

/** Bookings of one service that are a demo customer's own. */
export interface Visits {
  readonly business: string;
  readonly service: string;
  /** Days from today; the booking nearest to each is chosen. Negative is past. */
  readonly days: readonly number[];
}

export interface CustomerHistory {
  readonly email: string;
  readonly visits: readonly Visits[];
  /** A booking that they cancelled in time and got the money back for. */
  readonly refunded: Visits;
}

export const histories: readonly CustomerHistory[] = [
  {
    email: "anna@stund.example",
    visits: [
      { business: "Salong Norr", service: "Klippning långt hår", days: [-132, -88, -45, 4] },
      { business: "Salong Norr", service: "Slingor, bara överpartiet", days: [-9] },
      { business: "Handen på axeln", service: "Klassisk massage", days: [-70, -40, 8] },
      { business: "Verkstan i Årsta", service: "Däckskifte", days: [-24] },
      { business: "Bit för Bit", service: "Datorhjälp på distans", days: [-60] },
      { business: "Rörelsebanken Fysioterapi", service: "Nybesök fysioterapi", days: [-33] },
      { business: "Rörelsebanken Fysioterapi", service: "Återbesök fysioterapi", days: [-16, 12] },
    ],
    refunded: { business: "Stilla Hud", service: "Klassisk ansiktsbehandling", days: [-20] },
  },
  {
    email: "james@stund.example",
    visits: [
      { business: "Bengtsson & Son", service: "Klippning", days: [-98, -60, -27, 5] },
      { business: "Naprapaterna på Vasagatan", service: "Nybesök naprapat", days: [-52] },
      { business: "Naprapaterna på Vasagatan", service: "Återbesök naprapat", days: [-44, -12] },
      { business: "Trygg & Ren i Örgryte", service: "Hemstädning tre timmar", days: [-37, -19, 9] },
    ],
    refunded: { business: "Hisings Bil & Däck", service: "Hjulskifte", days: [-22] },
  },
];

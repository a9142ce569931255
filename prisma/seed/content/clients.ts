/** What the demo's owner has written of clients; of those without a contact of their own it is the named demo customer. */
interface ClientContent {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly tags: readonly string[];
  readonly notes: readonly { readonly kind: "note" | "formula" | "allergy"; readonly text: string }[];
}

/** Added by hand: they call, or come by. */
export const clientsByHand: readonly ClientContent[] = [
  {
    name: "Birgitta Hallén",
    phone: "08-465 004 12",
    email: null,
    tags: ["Stamkund"],
    notes: [
      { kind: "formula", text: "Bas 6/0 + 7/3, 1:1 med 20 vol. 35 min, toppar sista 5." },
      { kind: "note", text: "Ringer hellre än bokar på nätet." },
    ],
  },
  {
    name: "Gunnar Frisk",
    phone: "070-174 06 61",
    email: null,
    tags: ["Pensionär"],
    notes: [{ kind: "allergy", text: "Tål inte latex: använd nitrilhandskar." }],
  },
  {
    name: "Ida Sandell",
    phone: "070-174 06 62",
    email: "ida.sandell@mejl.example",
    tags: ["Barn"],
    notes: [{ kind: "note", text: "Kommer med Wilmer, fyra år. Han vill sitta i den röda stolen." }],
  },
];

/** Of the first demo customer, who books online. */
export const clientOfDemoCustomer: Pick<ClientContent, "tags" | "notes"> = {
  tags: ["Stamkund"],
  notes: [
    { kind: "allergy", text: "Reagerar på PPD: bara ammoniakfri färg, testa bakom örat först." },
    { kind: "formula", text: "Slingor i folie, 9 vol. Gloss 9/1 i 10 min." },
  ],
};

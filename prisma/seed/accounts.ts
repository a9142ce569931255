/** The accounts that visitors of the demo sign in with. Real deployments do not have them, since they are not seeded. */
interface DemoAccount {
  readonly role: "customer" | "provider";
  readonly email: string;
  readonly password: string;
  readonly note: { readonly sv: string; readonly en: string };
  /** Of a customer. */
  readonly fullName?: string;
  readonly locale?: "sv" | "en";
  /** Of a provider: the company name in `content/`. */
  readonly business?: string;
}

const password = "ledig-tid";

export const demoAccounts: readonly DemoAccount[] = [
  {
    role: "customer",
    email: "anna@stund.example",
    password,
    fullName: "Anna Bergqvist",
    note: {
      sv: "kund i Stockholm med kommande och tidigare bokningar",
      en: "customer with bookings past and to come",
    },
  },
  {
    role: "customer",
    email: "james@stund.example",
    password,
    fullName: "James Whitfield",
    locale: "en",
    note: { sv: "kund i Göteborg som läser engelska", en: "customer who uses the site in English" },
  },
  {
    role: "provider",
    email: "norr@stund.example",
    password,
    business: "Salong Norr",
    note: {
      sv: "Salong Norr, tre frisörer och en full dag",
      en: "Salong Norr, three hairdressers and a full day",
    },
  },
  {
    role: "provider",
    email: "handen@stund.example",
    password,
    business: "Handen på axeln",
    note: {
      sv: "Handen på axeln, en massör som arbetar ensam",
      en: "Handen på axeln, a masseur working alone",
    },
  },
  {
    role: "provider",
    email: "renarum@stund.example",
    password,
    business: "Rena Rum i Uppsala",
    note: { sv: "Rena Rum i Uppsala, månadsplan", en: "Rena Rum i Uppsala, on the monthly plan" },
  },
  {
    role: "provider",
    email: "fredrik@stund.example",
    password,
    business: "Fixar-Fredrik",
    note: {
      sv: "Fixar-Fredrik, ännu inte ansluten för betalning",
      en: "Fixar-Fredrik, payouts not set up yet",
    },
  },
];

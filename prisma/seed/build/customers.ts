import { companySlug } from "@/lib/providers/slug";
import { demoAccounts } from "../accounts";
import { nameGroups } from "../content/people";
import type { City } from "../content/types";
import { Random, uuidOf } from "../random";
import type { UserRow } from "../rows";
import { mobileNumber } from "./contactNumbers";
import { dayFrom, type Present } from "./present";

/** Who books: an account (`id`) or a guest. */
export interface SeedCustomer {
  readonly id: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly locale: "sv" | "en";
}

export interface CustomerAccount extends SeedCustomer {
  readonly id: string;
  readonly city: City;
  readonly joinedAt: Date;
}

/** How many accounts live in each city; the two demo customers are added to them. */
const accountsIn: Readonly<Record<City, number>> = {
  Stockholm: 190,
  Göteborg: 130,
  Malmö: 84,
  Uppsala: 60,
  Linköping: 48,
  Örebro: 36,
  Västerås: 34,
  Helsingborg: 40,
  Umeå: 44,
  Lund: 36,
};

const mailDomains = ["mejl.example", "post.example", "brevkorg.example"];

interface Person {
  readonly name: string;
  readonly mailbox: string;
  readonly locale: "sv" | "en";
}

function person(random: Random): Person {
  const group = random.weighted(nameGroups, ({ weight }) => weight);
  const given = random.pick(group.given);
  const family = random.pick(group.family);
  return {
    name: `${given} ${family}`,
    mailbox: `${companySlug(given)}.${companySlug(family)}`,
    locale: group.locale ?? "sv",
  };
}

/** Accounts of customers, by city; the same people every time. */
export function buildAccounts(present: Present): Map<City, CustomerAccount[]> {
  const random = new Random("accounts");
  const taken = new Set<string>();
  const cities: readonly City[] = [
    "Stockholm",
    "Göteborg",
    "Malmö",
    "Uppsala",
    "Linköping",
    "Örebro",
    "Västerås",
    "Helsingborg",
    "Umeå",
    "Lund",
  ];
  return new Map(
    cities.map((city) => [
      city,
      Array.from({ length: accountsIn[city] }, () => account(city, random, taken, present)),
    ]),
  );
}

function account(city: City, random: Random, taken: Set<string>, present: Present): CustomerAccount {
  const { name, mailbox, locale } = person(random);
  const domain = random.pick(mailDomains);
  const year = random.whole(48, 99);
  const plain = `${mailbox}@${domain}`;
  const email = taken.has(plain) ? `${mailbox}${year}.${taken.size}@${domain}` : plain;
  taken.add(email);
  return {
    id: uuidOf("customer", email),
    name,
    email,
    phone: random.chance(0.75) ? mobileNumber(taken.size) : null,
    locale,
    city,
    joinedAt: dayFrom(present, -random.whole(195, 430), random.whole(7 * 60, 22 * 60)),
  };
}

/** Somebody who books without an account. */
export function guest(random: Random): SeedCustomer {
  const { name, mailbox, locale } = person(random);
  return {
    id: null,
    name,
    email: `${mailbox}@${random.pick(mailDomains)}`,
    phone: mobileNumber(random.whole(0, 94)),
    locale,
  };
}

/** The customers that a visitor of the demo can sign in as. */
export function buildDemoCustomers(present: Present): CustomerAccount[] {
  return demoAccounts
    .filter(({ role }) => role === "customer")
    .map(({ email, fullName = "", locale = "sv" }, index) => ({
      id: uuidOf("customer", email),
      name: fullName,
      email,
      phone: mobileNumber(index),
      locale,
      city: index === 0 ? "Stockholm" : "Göteborg",
      joinedAt: dayFrom(present, -240 + index * 20, 20 * 60 + 12),
    }));
}

export function customerUserRow(
  { id, email, name, phone, locale, joinedAt }: CustomerAccount,
  passwordHash: string,
): UserRow {
  return {
    id,
    email,
    role: "customer",
    full_name: name,
    phone,
    locale,
    password_hash: passwordHash,
    email_verified_at: new Date(joinedAt.getTime() + 4 * 60_000),
    password_changed_at: joinedAt,
    created_at: joinedAt,
    updated_at: joinedAt,
  };
}

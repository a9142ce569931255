import { serviceMaxPrice } from "@/lib/catalogue/serviceRules";
import { contactIn } from "@/lib/clients/contactIn";
import type { DeskService } from "@/lib/desk/deskForm";
import { isNameEnough } from "@/lib/desk/nameEnough";
import type { SentBooking, Suggestion } from "@/lib/desk/schemas";
import { pastedWords } from "@/lib/text/pasted";

/*
 * What is filled in of a new booking, and what of it is sent.
 */

export type Customer =
  | { kind: "typing"; typed: string }
  /** `phone` and `email`: as they are typed for a client of whom neither is known. */
  | { kind: "known"; client: Suggestion; phone: string; email: string }
  | { kind: "new"; name: string; phone: string; email: string };

export type Line = { serviceId: string /** As it is typed; empty for the listed price. */; price: string };
export type PaymentChoice = "on_site" | "link" | "paid";
export type Repeat = { weeks: number; times: number };

export type Draft = {
  customer: Customer;
  lines: Line[];
  /** null: anybody. */
  staffId: string | null;
  /** Sent where the services can be done in either way (`asksFormat`). */
  format: "physical" | "digital";
  source: "phone" | "desk";
  payment: PaymentChoice;
  method: "cash" | "card" | "swish" | "other";
  notify: boolean;
};

/** A client who was chosen, with nothing typed beside. */
export const knownCustomer = (client: Suggestion): Customer => ({
  kind: "known",
  client,
  phone: "",
  email: "",
});

/** A new customer of what was typed: name, number and address apart (`contactIn`); digits alone are a number, whole or not. */
export function newCustomerOf(typed: string): Extract<Customer, { kind: "new" }> {
  const text = pastedWords(typed).trim();
  if (/^[+\d][\d\s()/-]*$/.test(text)) return { kind: "new", name: "", phone: text, email: "" };
  if (/^\S*@\S*$/.test(text)) return { kind: "new", name: "", phone: "", email: text };
  return { kind: "new", ...contactIn(text) };
}

/** A new customer with the number and the address that stand in the name moved to their fields, where these are empty. */
export function sortedCustomer(customer: Extract<Customer, { kind: "new" }>): typeof customer {
  const { name, phone, email } = contactIn(customer.name);
  const hasRoom =
    (phone === "" || customer.phone.trim() === "") && (email === "" || customer.email.trim() === "");
  if ((phone === "" && email === "") || !hasRoom) return customer;
  return { kind: "new", name, phone: phone || customer.phone, email: email || customer.email };
}

/** The address that a mail would go to; null where none is known. */
export function addressOf(customer: Customer): string | null {
  if (customer.kind === "typing") return null;
  const known = customer.kind === "known" ? customer.client.email : null;
  return known || customer.email.trim() || null;
}

/** The fields of the customer that a change may have corrected, by the paths of the call. */
export function correctedPaths(before: Draft, after: Draft): string[] {
  const [was, is] = [before.customer, after.customer];
  if (was === is) return isPhoneNeeded(before) && !isPhoneNeeded(after) ? ["client.phone"] : [];
  if (was.kind === "typing" || is.kind === "typing" || was.kind !== is.kind)
    return ["client", "client.id", "client.name", "client.phone", "client.email"];
  return [
    ...(was.kind === "new" && is.kind === "new" && was.name !== is.name ? ["client.name"] : []),
    ...(was.phone === is.phone ? [] : ["client.phone"]),
    // One of the two is enough.
    ...(was.email === is.email ? [] : ["client.email", "client.phone"]),
  ];
}

/** Whether the customer needs a phone number where there is no e-mail address. */
export const isPhoneNeeded = ({ source, payment }: Pick<Draft, "source" | "payment">) =>
  !isNameEnough({ source, paymentWay: payment === "link" ? "link" : "on_site" });

/** `1 250,50` → 1250.5; null for the listed price; NaN for what is no price. */
function sekOf(price: string): number | null {
  const text = price.replace(/\s/g, "").replace(",", ".");
  if (text === "") return null;
  return /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
}

/** The lines as they are sent; a price that cannot be read is left out, and `hasWrongPrice` says so. */
export function sentLines(lines: readonly Line[]): SentBooking["lines"] {
  return lines.map(({ serviceId, price }) => {
    const sek = sekOf(price);
    return sek === null || wrongPrice(price) !== null ? { serviceId } : { serviceId, price: sek };
  });
}

/** What is wrong with a typed price; null for nothing. */
export function wrongPrice(price: string): "unreadable" | "tooHigh" | null {
  const sek = sekOf(price);
  if (sek === null) return null;
  if (Number.isNaN(sek)) return "unreadable";
  return sek > serviceMaxPrice ? "tooHigh" : null;
}

export const hasWrongPrice = (lines: readonly Line[]) =>
  lines.some(({ price }) => wrongPrice(price) !== null);

/** Whether each of the chosen services is done at the business's place or remotely, as the customer likes. */
export function asksFormat(lines: readonly Line[], services: readonly DeskService[]): boolean {
  const chosen = lines.map(({ serviceId }) => services.find(({ id }) => id === serviceId));
  return chosen.length > 0 && chosen.every((service) => service?.isPhysical && service.isDigital);
}

/** Adds a service at the end, or takes it out. */
export function toggled(lines: readonly Line[], { id }: Pick<DeskService, "id">): Line[] {
  const rest = lines.filter(({ serviceId }) => serviceId !== id);
  return rest.length < lines.length ? rest : [...lines, { serviceId: id, price: "" }];
}

function sentClient(customer: Customer): SentBooking["client"] {
  if (customer.kind === "known")
    return { id: customer.client.id, phone: customer.phone, email: customer.email };
  const typed = customer.kind === "typing" ? newCustomerOf(customer.typed) : sortedCustomer(customer);
  const { name, phone, email } = typed;
  return { name, phone, email };
}

type Times = { startTimes: string[]; outsideHours: boolean; total: number | null; hasFormat: boolean };

/** The body of the call. */
export function sentBooking(
  draft: Draft,
  { startTimes, outsideHours, total, hasFormat }: Times,
): SentBooking {
  const { payment, method } = draft;
  return {
    source: draft.source,
    client: sentClient(draft.customer),
    lines: sentLines(draft.lines),
    ...(draft.staffId === null ? {} : { staffId: draft.staffId }),
    startTimes,
    ...(hasFormat ? { deliveryMode: draft.format } : {}),
    outsideHours,
    payment: payment === "paid" ? { way: "on_site", paidWith: method } : { way: payment },
    // A member is not told the address of a client.
    notify: draft.notify && (draft.customer.kind === "known" || addressOf(draft.customer) !== null),
    ...(total === null ? {} : { total }),
  };
}

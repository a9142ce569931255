import { describe, expect, it } from "vitest";
import {
  asksFormat,
  correctedPaths,
  type Draft,
  hasWrongPrice,
  newCustomerOf,
  sentBooking,
  sentLines,
  sortedCustomer,
  toggled,
  wrongPrice,
} from "./draft";

const line = (price: string) => ({ serviceId: "a", price });

describe("newCustomerOf", () => {
  it.each([
    ["Moa Lind", { name: "Moa Lind", phone: "", email: "" }],
    ["070-174 06 30", { name: "", phone: "070-174 06 30", email: "" }],
    ["moa@exempel.se", { name: "", phone: "", email: "moa@exempel.se" }],
    ["Moa 070-174 06 30", { name: "Moa", phone: "070-174 06 30", email: "" }],
    ["Moa 1985", { name: "Moa 1985", phone: "", email: "" }],
  ])("takes %s for what it is", (typed, fields) =>
    expect(newCustomerOf(` ${typed} `)).toEqual({ kind: "new", ...fields }),
  );
});

describe("sortedCustomer", () => {
  const moa = newCustomerOf("Moa");

  it("moves a number from the name to its field, where that is empty", () => {
    const typed = { ...moa, name: "Moa 070-174 06 30" };
    expect(sortedCustomer(typed)).toEqual({ ...moa, phone: "070-174 06 30" });
    const other = { ...typed, phone: "08-123 45 67" };
    expect(sortedCustomer(other)).toEqual(other);
  });
});

describe("sentLines", () => {
  it("sends a price as it is typed in Swedish, and none for the listed one", () =>
    expect(sentLines([line("1 250,50"), line(""), line("0")])).toEqual([
      { serviceId: "a", price: 1250.5 },
      { serviceId: "a" },
      { serviceId: "a", price: 0 },
    ]));

  it.each(["gratis", "-1", "1,234"])("knows that %s is no price", (price) =>
    expect(hasWrongPrice([line(price)])).toBe(true),
  );
});

describe("wrongPrice", () => {
  it("names what is too high apart from what cannot be read, and sends neither", () => {
    expect(["999 999", "1000000", "gratis"].map(wrongPrice)).toEqual([null, "tooHigh", "unreadable"]);
    expect(sentLines([line("999999999")])).toEqual([{ serviceId: "a" }]);
  });
});

describe("correctedPaths", () => {
  const moa = newCustomerOf("Moa");
  const draft: Draft = {
    customer: moa,
    lines: [],
    staffId: null,
    source: "phone",
    payment: "on_site",
    method: "card",
    notify: true,
    format: "physical",
  };
  const paths = (change: Partial<Draft>) => correctedPaths(draft, { ...draft, ...change });

  it("names the field that changed, and the number too where an address is typed instead", () => {
    expect(paths({ customer: { ...moa, name: "Moa Lind" } })).toEqual(["client.name"]);
    expect(paths({ customer: { ...moa, phone: "070" } })).toEqual(["client.phone"]);
    expect(paths({ customer: { ...moa, email: "m@" } })).toEqual(["client.email", "client.phone"]);
    expect(paths({ notify: false })).toEqual([]);
  });

  it("names all of them for another customer", () =>
    expect(paths({ customer: { kind: "typing", typed: "M" } })).toContain("client.name"));

  it("names the number once the customer is there", () =>
    expect(paths({ source: "desk" })).toEqual(["client.phone"]));
});

describe("toggled", () => {
  it("adds at the end and takes out", () => {
    const both = toggled([line("")], { id: "b" });
    expect(both.map(({ serviceId }) => serviceId)).toEqual(["a", "b"]);
    expect(toggled(both, { id: "a" }).map(({ serviceId }) => serviceId)).toEqual(["b"]);
  });
});

describe("sentBooking", () => {
  const draft: Draft = {
    customer: { kind: "new", name: "Moa", phone: "070", email: "" },
    lines: [line("")],
    staffId: null,
    format: "digital",
    source: "desk",
    payment: "paid",
    method: "swish",
    notify: true,
  };
  const times = { startTimes: ["2026-11-27T13:15:00Z"], outsideHours: false, total: 420, hasFormat: false };

  it("pays on the spot with the method, and mails nobody without an address", () =>
    expect(sentBooking(draft, times)).toMatchObject({
      payment: { way: "on_site", paidWith: "swish" },
      notify: false,
      total: 420,
    }));

  it("says in person or online only where the services are done in either way", () => {
    expect(sentBooking(draft, times).deliveryMode).toBeUndefined();
    expect(sentBooking(draft, { ...times, hasFormat: true }).deliveryMode).toBe("digital");
    const service = (id: string, isDigital: boolean) => ({
      ...{ id, name: id, durationMinutes: 30, priceOre: null, isPhysical: true },
      isDigital,
    });
    const services = [service("a", true), service("b", false)];
    expect(asksFormat([line("")], services)).toBe(true);
    expect(asksFormat([line(""), { serviceId: "b", price: "" }], services)).toBe(false);
    expect(asksFormat([], services)).toBe(false);
  });

  it("mails a client whose address is not shown to whoever books, where that is chosen", () => {
    const client = { id: "c", name: "Moa", phone: null, email: null, visits: 1, last_visit: null };
    const customer = { kind: "known" as const, client, phone: "070", email: "" };
    expect(sentBooking({ ...draft, customer }, times)).toMatchObject({
      client: { id: "c", phone: "070" },
      notify: true,
    });
    expect(sentBooking({ ...draft, customer, notify: false }, times).notify).toBe(false);
  });
});

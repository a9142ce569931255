import { expect, test } from "vitest";
import { businesses } from "./content/businesses";
import { categories } from "./content/categories";
import { subcategories } from "./content/subcategories";
import { seededStripeAccounts } from "./stripeAccounts";

const services = businesses.flatMap((business) => business.services);
const countBy = <T>(items: readonly T[], matches: (item: T) => boolean) => items.filter(matches).length;

test("cities, categories and businesses have a minimum of content", () => {
  expect(businesses.length).toBeGreaterThanOrEqual(60);
  expect(new Set(businesses.map(({ city }) => city)).size).toBe(10);
  expect(services.length).toBeGreaterThanOrEqual(250);
  for (const { slug } of categories) {
    expect(countBy(subcategories, ({ category }) => category === slug)).toBeGreaterThanOrEqual(5);
  }
  for (const { slug } of subcategories) {
    expect(
      countBy(services, ({ subcategory }) => subcategory === slug),
      slug,
    ).toBeGreaterThanOrEqual(1);
  }
});

test("every state that a business can be in occurs", () => {
  expect(countBy(businesses, ({ onboarding }) => onboarding !== undefined)).toBeGreaterThanOrEqual(4);
  expect(countBy(businesses, ({ verified }) => verified === false)).toBeGreaterThanOrEqual(3);
  expect(countBy(businesses, ({ verified }) => verified === null)).toBeGreaterThanOrEqual(3);
  expect(countBy(businesses, ({ hours }) => hours === null)).toBeGreaterThanOrEqual(2);
  expect(countBy(businesses, (business) => business.services.length === 0)).toBeGreaterThanOrEqual(2);
  expect(countBy(businesses, ({ plan }) => plan === "monthly")).toBeGreaterThanOrEqual(5);
  expect(countBy(services, ({ inactive }) => inactive === true)).toBeGreaterThanOrEqual(6);
  expect(countBy(services, ({ price }) => price === 0)).toBeGreaterThanOrEqual(1);
  expect(countBy(services, ({ format }) => format === "digital")).toBeGreaterThanOrEqual(5);
  expect(countBy(services, ({ format }) => format === "both")).toBeGreaterThanOrEqual(5);
});

test("names and texts are unique, and have no exclamation marks", () => {
  for (const texts of [businesses.map(({ name }) => name), businesses.map(({ about }) => about)]) {
    expect(new Set(texts).size).toBe(texts.length);
  }
  for (const { name, services: offered } of businesses) {
    expect(new Set(offered.map((service) => service.name)).size, name).toBe(offered.length);
  }
  expect(services.map(({ text }) => text).filter((text) => text.includes("!"))).toEqual([]);
  expect(businesses.map(({ about }) => about).filter((text) => text.includes("!"))).toEqual([]);
});

test("positions are in Sweden, near the named city", () => {
  const stockholm = businesses.filter(({ city }) => city === "Stockholm");
  for (const { at } of businesses) {
    expect(at[0]).toBeGreaterThan(55.3);
    expect(at[0]).toBeLessThan(64);
    expect(at[1]).toBeGreaterThan(11.8);
    expect(at[1]).toBeLessThan(20.5);
  }
  for (const { at } of stockholm) {
    expect(Math.abs(at[0] - 59.32)).toBeLessThan(0.1);
    expect(Math.abs(at[1] - 18.04)).toBeLessThan(0.12);
  }
});

test("the accounts for Stripe's stand-in are those of businesses that have begun onboarding", () => {
  const accounts = seededStripeAccounts();
  expect(new Set(accounts.map(({ id }) => id)).size).toBe(accounts.length);
  expect(accounts.length).toBe(countBy(businesses, ({ onboarding }) => onboarding !== "not_started"));
});

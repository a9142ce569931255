import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { haircut, open, type RunningStandIn, start, submit } from "./testing";
import { Receiver } from "./testSupport";

const receiver = new Receiver();
let running: RunningStandIn;

beforeAll(async () => {
  await receiver.open();
  running = await start({ webhookUrl: receiver.url });
}, 30_000);

afterAll(async () => {
  await running.stop();
  await receiver.close();
});

describe("onboarding", () => {
  async function link(id: string): Promise<string> {
    const created = await running.stripe.accountLinks.create({
      account: id,
      type: "account_onboarding",
      refresh_url: "http://127.0.0.1:9/refresh",
      return_url: "http://127.0.0.1:9/return",
    });
    return created.url;
  }

  async function newAccount(): Promise<Stripe.Account> {
    return running.stripe.accounts.create({
      type: "express",
      country: "SE",
      business_profile: { name: "Verkstan i Årsta" },
      capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    });
  }

  async function fillIn(id: string, last: string): Promise<string | null> {
    const opened = await open(await link(id));
    const page = `${running.url}${opened.location}`;
    const business = { businessType: "company", businessName: "Verkstan i Årsta", description: "Däckbyte" };
    await submit(page, { ...business, organisationNumber: "556677-8899", do: "next" });
    await submit(page, { iban: "SE35 5000 0000 0549 1000 0003", holder: "Verkstan AB", do: "next" });
    return (await submit(page, { agree: "yes", do: last })).location;
  }

  it("enables the account and sends the event", async () => {
    const { id, ...created } = await newAccount();
    expect(created).toMatchObject({
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
    });
    expect(created.requirements?.currently_due).toContain("external_account");
    expect(await fillIn(id, "submit")).toBe("http://127.0.0.1:9/return");
    const event = await receiver.event("account.updated", (received) => received.account === id);
    expect(event.data.object).toMatchObject({ charges_enabled: true, details_submitted: true });
    expect(await running.stripe.accounts.retrieve(id)).toMatchObject({
      charges_enabled: true,
      payouts_enabled: true,
      capabilities: { card_payments: "active", transfers: "active" },
      requirements: { currently_due: [], disabled_reason: null },
    });
  });

  it("can be submitted without the document, which the next link asks for", async () => {
    const { id } = await newAccount();
    await fillIn(id, "submit-pending");
    expect(await running.stripe.accounts.retrieve(id)).toMatchObject({
      charges_enabled: false,
      details_submitted: true,
      requirements: { currently_due: ["company.verification.document"] },
    });
    const opened = await open(await link(id));
    const done = await submit(`${running.url}${opened.location}`, { do: "document" });
    expect(done.location).toBe("http://127.0.0.1:9/return");
    expect((await running.stripe.accounts.retrieve(id)).charges_enabled).toBe(true);
  });

  it("shows what is wrong with each entry, and can be left unfinished", async () => {
    const { id } = await newAccount();
    const opened = await open(await link(id));
    const page = `${running.url}${opened.location}`;
    const wrong = await submit(page, { businessName: "", organisationNumber: "556677-8890", do: "next" });
    expect(wrong.html).toContain("Organisationsnumret stämmer inte");
    expect((await submit(page, { do: "leave" })).location).toBe("http://127.0.0.1:9/return");
    expect((await running.stripe.accounts.retrieve(id)).details_submitted).toBe(false);
  });

  it("can be opened once by each link", async () => {
    const { id } = await newAccount();
    const url = await link(id);
    await open(url);
    expect((await open(url)).location).toBe("http://127.0.0.1:9/refresh");
  });

  it("is required before an account can charge", async () => {
    const { id } = await newAccount();
    await expect(
      running.stripe.checkout.sessions.create(haircut(), { stripeAccount: id }),
    ).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      statusCode: 400,
    });
  });
});

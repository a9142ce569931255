import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { DeskForm } from "@/lib/desk/deskForm";
import { providerPaths } from "@/lib/paths";
import {
  DeskServer,
  daysLater,
  deskForm,
  klippning,
  lugg,
  slingor,
} from "@/tests/support/components/business/deskServer";
import { at, wednesday } from "@/tests/support/components/calendar";
import { inTurn } from "@/tests/support/components/inTurn";
import { choose, press, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { deskWords } from "@/tests/support/words/desk";
import { NewBooking } from "./NewBooking";

/* The form by which a business books somebody who calls or stands at the desk. */

describe.each(inTurn(["a booking by the business"]))("$row in $language", ({ language }) => {
  const w = deskWords[language];
  const customer = page.getByRole("combobox", { name: w.customer, exact: true });
  const field = (name: string | RegExp) => page.getByLabelText(name, { exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const radio = (name: string) => page.getByRole("radio", { name, exact: true });
  const service = (name: string) => page.getByRole("checkbox", { name: new RegExp(`^${name}`) });
  const booked = page.getByText(w.booked).first();

  type Start = { services?: DeskForm["services"]; taken?: string[]; minute?: number };

  /** Opens the form for a time of the day, or for the first free one. */
  async function open({ services, taken, minute }: Start = {}) {
    const form = deskForm(services);
    const server = new DeskServer(form, taken);
    const preset = { date: wednesday, ...(minute === undefined ? {} : { startMinute: minute }) };
    await render(<NewBooking form={form} preset={preset} closeHref={providerPaths.bookings()} />, {
      language,
      path: "/provider/bookings",
      screen: "phone",
    });
    return server;
  }

  async function fillCustomer(name = "Moa Lind", phone = "070-174 06 30") {
    await write(customer, name);
    await press(page.getByRole("option", { name: w.newCustomer(name) }));
    await write(field(w.phone), phone);
  }

  test("begins at the first free time and says so, also when it becomes longer, until another time is chosen", async () => {
    await open({ services: [klippning, slingor], taken: [at(wednesday, "9:00"), at(wednesday, "11:00")] });
    await expect.element(page.getByText(w.suggested)).toBeVisible();
    await expect.element(radio("09:30")).toBeChecked();
    // Two hours fit neither before the next booking nor before lunch.
    await press(service("Slingor"));
    await expect.element(radio("13:00")).toBeChecked();
    await press(page.getByRole("radio", { name: /^\d\d:\d\d$/ }).last());
    await expect.element(page.getByText(w.suggested)).not.toBeInTheDocument();
  });

  test("of a taken time names who is there and leads to a free one, and of a wrong price says so", async () => {
    const server = await open({ taken: [at(wednesday, "10:00")], minute: 600 });
    await expect.element(page.getByText(w.taken)).toBeVisible();
    await expect.element(button(w.book("420 kr"))).toBeDisabled();
    await press(page.getByRole("button", { name: /^\d\d:\d\d$/ }).first());
    await expect.element(page.getByText(w.taken)).not.toBeInTheDocument();
    await fillCustomer();
    await write(field(w.priceOf), "gratis");
    await expect.element(page.getByText(w.wrongPrice)).toBeVisible();
    await write(field(w.priceOf), "350,50");
    await press(page.getByRole("button", { name: /350/ }));
    await expect.element(booked).toBeVisible();
    expect(server.booked[0]?.body).toMatchObject({
      lines: [{ price: 350.5 }],
      startTimes: [at(wednesday, "9:00")],
      total: 350.5,
    });
  });

  test("of two services in a row is one, with a price of its own for the second", async () => {
    const server = await open({ services: [slingor, klippning, lugg], minute: 600 });
    await fillCustomer();
    for (const name of ["Slingor", "Klippning", "Lugg"]) await press(service(name));
    await write(field(w.priceOfSecond), "100");
    await press(button(w.book("520 kr")));
    await expect.element(booked).toBeVisible();
    expect(server.booked[0]?.body).toMatchObject({
      lines: [{ serviceId: klippning.id }, { serviceId: lugg.id, price: 100 }],
      total: 520,
    });
    expect(server.booked[0]?.body).not.toHaveProperty("deliveryMode");
  });

  test("of which no mail was sent says why", async () => {
    const server = await open({ minute: 600 });
    server.withheld = "limit";
    await fillCustomer();
    await press(button(w.book("420 kr")));
    await expect.element(booked).toBeVisible();
    await expect.element(page.getByText(w.unsentMail)).toBeVisible();
  });

  test("of a service that is done in either way asks which, and is made online", async () => {
    const server = await open({ services: [{ ...klippning, isDigital: true }], minute: 600 });
    await fillCustomer();
    await press(radio(w.online));
    await press(button(w.book("420 kr")));
    await expect.element(booked).toBeVisible();
    expect(server.booked[0]?.body.deliveryMode).toBe("digital");
  });

  test("after closing is confirmed by its button, and paid on the spot", async () => {
    const server = await open({ minute: 17 * 60 + 30 });
    await expect.element(page.getByText(w.closed)).toBeVisible();
    await fillCustomer("Nils Ek");
    await press(radio(w.paid));
    await press(radio(w.swish));
    await press(radio(w.atDesk));
    await press(button(w.anyway("420 kr")));
    await expect.element(booked).toBeVisible();
    expect(server.booked[0]?.body).toMatchObject({
      outsideHours: true,
      source: "desk",
      payment: { way: "on_site", paidWith: "swish" },
    });
  });

  test("that is repeated names the date that is taken, and leaves it out", async () => {
    const server = await open({ taken: [at(daysLater(7), "13:00")], minute: 780 });
    await fillCustomer("Elsa Ek");
    await press(button(w.repeat));
    await choose(field(w.weeks), "1");
    await choose(field(w.times), "3");
    await expect.element(page.getByText(w.clash)).toBeVisible();
    await expect.element(page.getByRole("combobox").filter({ hasText: w.skip })).toHaveValue("skip");
    await press(button(w.book("420 kr")));
    await expect.element(page.getByText(w.bookedSeries)).toBeVisible();
    const [first, third] = [wednesday, daysLater(14)];
    expect(server.booked[0]?.body.startTimes).toEqual([at(first, "13:00"), at(third, "13:00")]);
  });

  test("that is paid by a link leads to it, to be copied, where the customer has no address", async () => {
    const server = await open({ minute: 600 });
    await fillCustomer();
    await press(radio(w.link));
    await expect.element(page.getByText(w.linkToCopy)).toBeVisible();
    await press(button(w.book("420 kr")));
    await expect.element(booked).toBeVisible();
    expect(server.booked[0]?.body.payment).toEqual({ way: "link" });
    expect(ledTo()).toContainEqual(expect.stringMatching(/[?&]booking=/));
  });
});

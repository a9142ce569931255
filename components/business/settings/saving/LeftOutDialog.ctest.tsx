import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Locale } from "@/lib/i18n/locales";
import { providerPaths } from "@/lib/paths";
import { answer } from "@/tests/support/components/answers";
import { choose, press, pressByKeys, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { bookingOn, daysAhead, SettingsServer, today } from "@/tests/support/components/settings";
import { type SettingsWords, settingsWords } from "@/tests/support/words/settings";
import { AbsencesEditor } from "../absences/AbsencesEditor";

/* The question about bookings that an edit of the settings leaves outside, as of a day that is taken off. */

const day = daysAhead(8);
const booking = bookingOn(day);

const dialogOf = (w: SettingsWords) => page.getByRole("dialog", { name: w.leftOut });
const questionOf = (w: SettingsWords) => page.getByRole("alertdialog", { name: w.leave });
const save = (w: SettingsWords) => page.getByRole("button", { name: w.save });
const choice = (w: SettingsWords, which: "keep" | "move" | "cancel") =>
  dialogOf(w).getByRole("radio", { name: w[which] });

/** A day is taken off over a booking, and saving it asks. */
async function takeOff(language: Locale): Promise<SettingsServer> {
  const w = settingsWords[language];
  const server = new SettingsServer();
  server.leaveOut([booking]);
  const editor = <AbsencesEditor stored={server.stored} today={today()} past={[]} redDays={[]} />;
  await render(editor, { language, path: providerPaths.settingsAbsences(), screen: "phone" });
  await press(page.getByRole("button", { name: w.addAbsence }));
  await press(page.getByRole("checkbox", { name: w.wholeDays }));
  await write(page.getByLabelText(w.from), day);
  await pressByKeys(save(w));
  await expect.element(dialogOf(w).getByRole("listitem")).toBeVisible();
  return server;
}

test("choices for bookings inside an absence are kept when the save fails", async () => {
  const w = settingsWords.sv;
  const server = await takeOff("sv");
  await press(choice(w, "cancel"));
  server.replyOnce("lost");
  await press(dialogOf(w).getByRole("button", { name: w.save }));
  await expect.element(dialogOf(w).getByText(w.offline)).toBeVisible();
  await expect.element(choice(w, "cancel")).toBeChecked();
  await press(dialogOf(w).getByRole("button", { name: w.save }));
  await expect.element(page.getByText(w.saved)).toBeVisible();
  await expect.element(page.getByText(w.unsaved)).not.toBeInTheDocument();
  expect(server.saves.at(-1)?.body.bookingDecisions).toEqual([{ booking_id: booking.id, action: "cancel" }]);
});

test("bookings inside an absence are decided about by keyboard alone, and the page's own edit still asks after the choices are discarded", async () => {
  const w = settingsWords.en;
  const server = await takeOff("en");
  // Nothing was chosen yet.
  await press("{Escape}");
  await expect.element(dialogOf(w)).not.toBeInTheDocument();
  await expect.element(page.getByText(w.unsaved)).toBeVisible();
  await pressByKeys(save(w));
  await pressByKeys(choice(w, "keep"), "{ArrowLeft}");
  await expect.element(choice(w, "cancel")).toBeChecked();

  await press("{Escape}");
  await expect.element(questionOf(w).getByRole("button", { name: w.stay })).toHaveFocus();
  await press("{Enter}");
  await expect.element(questionOf(w)).not.toBeInTheDocument();
  await expect.element(choice(w, "cancel")).toBeChecked();
  await press("{Escape}");
  await pressByKeys(questionOf(w).getByRole("button", { name: w.goOn }));
  await expect.element(dialogOf(w)).not.toBeInTheDocument();
  await expect.element(page.getByText(w.unsaved)).toBeVisible();
  // The edit of the page is asked about as before.
  const asked = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(asked);
  expect(asked.defaultPrevented).toBe(true);

  await pressByKeys(save(w));
  await pressByKeys(choice(w, "keep"), "{ArrowLeft}");
  await pressByKeys(dialogOf(w).getByRole("button", { name: w.save }));
  await expect.element(page.getByText(w.unsaved)).not.toBeInTheDocument();
  expect(server.saves.at(-1)?.body.bookingDecisions).toEqual([{ booking_id: booking.id, action: "cancel" }]);
});

test("choices about bookings inside an absence ask before they are discarded", async () => {
  const w = settingsWords.sv;
  await takeOff("sv");
  await press(choice(w, "cancel"));
  await press("{Escape}");
  await press(questionOf(w).getByRole("button", { name: w.stay }));
  await expect.element(choice(w, "cancel")).toBeChecked();
  await press(dialogOf(w).getByRole("button", { name: w.back }));
  await press(questionOf(w).getByRole("button", { name: w.goOn }));
  await expect.element(dialogOf(w)).not.toBeInTheDocument();
  await expect.element(page.getByText(w.unsaved)).toBeVisible();
});

test("a booking made while the question is open is listed by the next save", async () => {
  const w = settingsWords.sv;
  const server = await takeOff("sv");
  const another = { ...bookingOn(day), id: "3c1f9a52-7f7e-4a0e-8a57-2b6a7a1f0c22", reference: "K7MP2Y" };
  server.replyOnce({ code: "bookings_left_out", details: [booking, another] });
  await press(dialogOf(w).getByRole("button", { name: w.save }));
  expect(dialogOf(w).getByRole("listitem").elements()).toHaveLength(2);
  await press(dialogOf(w).getByRole("button", { name: w.back }));
  await expect.element(page.getByText(w.unsaved)).toBeVisible();
  expect(server.now.unavailableSlots).toEqual([]);
});

test("a booking is moved to a time that is free by the edited hours, and needs one", async () => {
  const w = settingsWords.en;
  const server = await takeOff("en");
  const later = `${daysAhead(9)}T12:00:00.000Z`;
  const asked = answer("POST /providers/me/settings/preview", {
    data: { leftOutBookings: [booking], freeTimes: [{ date: daysAhead(9), startTimes: [later] }] },
  });
  await press(choice(w, "move"));
  expect(asked.map(({ body }) => body)).toMatchObject([
    { moveBookingId: booking.id, unavailableSlots: [{ reason: "" }] },
  ]);
  await press(dialogOf(w).getByRole("button", { name: w.save }));
  await expect.element(dialogOf(w).getByRole("alert")).toHaveTextContent(w.needsTime);
  await choose(dialogOf(w).getByLabelText(w.newDay), daysAhead(9));
  await choose(dialogOf(w).getByLabelText(w.newTime), later);
  await press(dialogOf(w).getByRole("button", { name: w.save }));
  await expect.element(page.getByText(w.unsaved)).not.toBeInTheDocument();
  expect(server.saves.at(-1)?.body.bookingDecisions).toEqual([
    { booking_id: booking.id, action: "move", start_time: later },
  ]);
});

test("the question about bookings fits the narrowest phone with the text twice as large", async () => {
  const w = settingsWords.sv;
  await takeOff("sv");
  answer("POST /providers/me/settings/preview", { data: { leftOutBookings: [booking], freeTimes: [] } });
  await press(choice(w, "move"));
  await expect.element(dialogOf(w).getByRole("listitem")).toBeVisible();
});

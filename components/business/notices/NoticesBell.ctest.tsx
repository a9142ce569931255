import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { Dialog } from "@/components/ui/overlays/Dialog";
import { dismissToasts } from "@/components/ui/overlays/ToastLayer";
import type { NoticeAnswer } from "@/lib/bookings/notices/schemas";
import { localePath } from "@/lib/i18n/localePath";
import type { Locale } from "@/lib/i18n/locales";
import { providerPaths } from "@/lib/paths";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import { answer } from "@/tests/support/components/answers";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, settled } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { noticeWords } from "@/tests/support/words/notices";
import { NoticesBell } from "./NoticesBell";

const booked = (): NoticeAnswer => ({
  id: crypto.randomUUID(),
  kind: "booked",
  booking_id: crypto.randomUUID(),
  service_name: "Klippning",
  customer_name: "Elsa Berg",
  staff_name: null,
  start_time: "2031-01-20T09:00:00.000Z",
  previous_start_time: null,
  further_dates: 0,
  time_zone: HOME_TIME_ZONE,
  told_at: "2031-01-14T09:00:00.000Z",
  is_read: false,
});

// The bell asks every ten seconds.
beforeEach(() => {
  // A message about something new yields to one that is still shown.
  dismissToasts();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function tenSecondsPass() {
  vi.advanceTimersByTime(10_000);
  await settled();
}

/** A server of notices, which remembers what was read; without a connection where `isAway`. */
async function openBell(language: Locale, beside = <p />) {
  const server = { notices: [] as NoticeAnswer[], isAway: false };
  answer("GET /providers/me/notices", () =>
    server.isAway ? "lost" : { data: { unread: 0, notices: server.notices } },
  );
  answer("POST /providers/me/notices/read", ({ body }) => {
    server.notices = server.notices.map((each) =>
      body.ids.includes(each.id) ? { ...each, is_read: true } : each,
    );
    return { data: undefined };
  });
  const bell = (
    <>
      <NoticesBell />
      {beside}
    </>
  );
  await render(bell, { language, path: providerPaths.dashboard(), screen: "phone" });
  return server;
}

describe.each(inTurn([{ name: "the bell" }]))("$row.name in $language", ({ language }) => {
  const w = noticeWords[language];
  const bell = (name: string) => page.getByRole("button", { name });
  const list = page.getByRole("dialog", { name: w.list });

  test("counts a booking that comes, which a toast tells, and its list leads there", async () => {
    const server = await openBell(language);
    await expect.element(bell(w.none)).toBeVisible();
    const notice = booked();
    server.notices = [notice];
    await tenSecondsPass();
    await expect.element(page.getByText(w.toast)).toBeVisible();
    await press(bell(w.one));
    await expect.element(list.getByRole("link", { name: w.entry })).toBeVisible();
    expect(server.notices).toMatchObject([{ is_read: true }]);
    await press("{Escape}");
    await expect.element(bell(w.none)).toHaveFocus();
    await press("{Enter}");
    await press(list.getByRole("link", { name: w.entry }));
    await expect.element(list).not.toBeInTheDocument();
    const booking = notice.booking_id ?? "";
    expect(ledTo()).toEqual([`push ${localePath(language, providerPaths.bookings({ booking }))}`]);
  });

  test("that could not ask says so, and not that nothing happened, until it can", async () => {
    const server = await openBell(language);
    server.isAway = true;
    await press(bell(w.none));
    await expect.element(list.getByText(w.failed)).toBeVisible();
    await expect.element(list.getByText(w.nothing)).not.toBeInTheDocument();
    server.isAway = false;
    await tenSecondsPass();
    await expect.element(list.getByText(w.nothing)).toBeVisible();
  });

  test("counts a booking that comes while a dialog is open, and no toast covers that", async () => {
    const dialog = (
      <Dialog open onOpenChange={() => {}} title="Elsa Berg" closeLabel="Stäng">
        {null}
      </Dialog>
    );
    const server = await openBell(language, dialog);
    server.notices = [booked(), booked()];
    await tenSecondsPass();
    await expect.element(page.getByRole("button", { name: w.two, includeHidden: true })).toBeInTheDocument();
    await expect.element(page.getByText(w.toast)).not.toBeInTheDocument();
  });
});

/**
 * The pages of a week with 400 bookings in a browser, on the production build: until they are painted and until they
 * answer, with the dashboard of the same business beside them. The week of eight people opens as a board; all their lanes
 * are drawn once everybody is chosen, which is measured too, since no page of the calendar is heavier. Then the frames
 * while a booking is dragged over the day and over the week, beside those while the mouse only moves; and how soon the
 * place that a dragged booking would get is shown after the mouse has moved. What counts as opened is said at `opening` in
 * `calendarOpening.ts`. Run: `npm run bench -- calendar-page`
 */

import pg from "pg";
import { type BrowserContext, chromium, type Page } from "playwright";
import { hashPassword } from "@/lib/identity/passwords/passwordHash";
import { table } from "@/scripts/support/table";
import { provideBrowser } from "@/scripts/support/testing/browser";
import { runMain } from "@/scripts/support/testing/report";
import { beginTestRun } from "@/tests/support/run/testRun";
import { type BusyWeek, fillBusyWeek } from "./calendarData";
import { opening, type PageOpening, shownOn, watchOpening } from "./calendarOpening";

const password = "en-lång-mening-om-kalendern";
const rounds = 9;
const moves = 90;
/** A page opens within this time, and a drag answers within the time of a frame at 60 a second. */
const [openingLimitMs, frameMs] = [1_000, 1_000 / 60];

const median = (samples: number[]) => samples.sort((a, b) => a - b)[samples.length >> 1] ?? 0;
const atMost = (samples: number[], share: number) =>
  samples.sort((a, b) => a - b)[Math.floor(samples.length * share)] ?? 0;
const isUnder = (value: number, limit: number) => (value < limit ? "yes" : "no");
const ms = (value: number) => `${value.toFixed(1)} ms`;

// As text: what compiles this file gives functions a helper for their names, which the page does not have.
const framesInPage = `new Promise((done) => {
  const times = [];
  let last = performance.now();
  const tick = (now) => {
    times.push(now - last);
    last = now;
    if (times.length < ${moves}) requestAnimationFrame(tick);
    else done(times.slice(2));
  };
  requestAnimationFrame(tick);
})`;

// From each move of the mouse until the place under it is in the page, until the frame with it has been made, and how many
// frames were made between.
const answersInPage = `new Promise((done) => {
  const answers = [];
  let [seen, frames, moved, shown] = [0, 0, null, ""];
  const tick = () => {
    frames += 1;
    if (seen < ${moves}) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  const observer = new MutationObserver(() => {
    const ghost = document.querySelector("[data-ghost]");
    const now = ghost === null ? "" : ghost.closest("[data-column]")?.dataset.column + ghost.getAttribute("style");
    if (now !== shown && moved !== null) {
      const answer = { ms: performance.now() - moved.at, painted: 0, frames: frames - moved.frames };
      const { at } = moved;
      answers.push(answer);
      moved = null;
      // The task after the next frame's callbacks: that frame has been styled, laid out and painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { answer.painted = performance.now() - at; };
        port2.postMessage(null);
      });
    }
    shown = now;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  addEventListener("pointermove", () => {
    seen += 1;
    // Each move goes on to another quarter: the oldest that is not answered is what is waited for.
    moved ??= { at: performance.now(), frames };
    if (seen < ${moves}) return;
    setTimeout(() => {
      observer.disconnect();
      done(answers);
    }, 500);
  }, { capture: true });
})`;

type Answer = { ms: number; painted: number; frames: number };

/** Moves the mouse over the grid, with the first booking held or not, while the page measures by `script`. */
async function measuring<T>(page: Page, isDragged: boolean, script: string): Promise<T> {
  const entry = page.locator(shownOn.grid).first();
  await entry.scrollIntoViewIfNeeded();
  const box = await entry.boundingBox();
  if (box === null) throw new Error("No booking is shown");
  const [x, y] = [box.x + box.width / 2, box.y + 6];
  await page.mouse.move(x, y);
  if (isDragged) await page.mouse.down();
  const measured = page.evaluate<T>(script);
  for (let step = 0; step < moves; step += 1) {
    // Another quarter with each, whatever the height of an hour.
    await page.mouse.move(x + (step % 30) * 15, y + 40 + Math.abs(10 - (step % 20)) * 24);
  }
  const result = await measured;
  if (isDragged) {
    if ((await page.locator("[data-ghost]").count()) === 0) throw new Error("Nothing was dragged");
    await page.keyboard.press("Escape");
    await page.mouse.up();
  }
  return result;
}

async function measure(context: BrowserContext, base: string, { from, staffIds }: BusyWeek): Promise<void> {
  const signedIn = await context.request.post(`${base}/auth/v1/login`, {
    data: { role: "provider", email: "bench@stund.example", password },
  });
  if (!signedIn.ok()) throw new Error(`Signing in answered ${signedIn.status()}`);
  const page = await context.newPage();
  const pages = `${base}/provider`;
  const dayPage = `${pages}/bookings?date=${from}`;
  const boardPage = `${pages}/bookings?view=week&date=${from}`;
  const weekPage = `${boardPage}&people=${staffIds.join(",")}`;
  await watchOpening(page);
  const opened: string[][] = [];
  for (const [name, address, shown] of [
    ["dashboard", `${pages}/dashboard`, shownOn.dashboard],
    ["day, 80 bookings", dayPage, shownOn.grid],
    ["week as board, 400 bookings", boardPage, shownOn.board],
    ["week as lanes, 400 bookings", weekPage, shownOn.grid],
  ] as const)
    for (const cache of ["cold", "warm"] as const) {
      const samples: PageOpening[] = [];
      // The first one fills the caches of the server.
      for (let round = 0; round <= rounds; round += 1) {
        const sample = await opening(page, address, shown, cache);
        if (round > 0) samples.push(sample);
      }
      const of = (part: keyof PageOpening) => median(samples.map((sample) => sample[part]));
      opened.push([
        name,
        cache,
        ...(["answered", "painted", "workable", "idle"] as const).map((part) => ms(of(part))),
        isUnder(of("workable"), openingLimitMs),
      ]);
    }
  console.log(
    table([
      [
        "opening, median",
        "HTTP cache",
        "first byte",
        "painted",
        "answers",
        "nothing left to do",
        `answers in ${openingLimitMs} ms`,
      ],
      ...opened,
    ]),
  );
  const rows: [name: string, times: number[]][] = [];
  const answers: Answer[] = [];
  for (const [name, address] of [
    ["day", dayPage],
    ["week", weekPage],
  ] as const) {
    await opening(page, address, shownOn.grid, "warm");
    rows.push([`${name}: mouse moves`, await measuring<number[]>(page, false, framesInPage)]);
    rows.push([`${name}: booking is dragged`, await measuring<number[]>(page, true, framesInPage)]);
    answers.push(...(await measuring<Answer[]>(page, true, answersInPage)));
  }
  const answerMs = answers.map((answer) => answer.ms);
  const paintedMs = answers.map((answer) => answer.painted);
  console.log(
    table([
      ["frames", "median", "95 %", "longest"],
      ...rows.map(([name, times]) => [
        name,
        ms(median(times)),
        ms(atMost(times, 0.95)),
        ms(Math.max(...times)),
      ]),
    ]),
  );
  const late = answers.filter(({ frames }) => frames > 1).length;
  console.log(
    table([
      ["a drag answers", "median", "95 %", "longest", "within a frame", "a frame later", "painted", "95 %"],
      [
        `${answers.length} new places`,
        ms(median(answerMs)),
        ms(atMost(answerMs, 0.95)),
        ms(Math.max(...answerMs)),
        isUnder(atMost(answerMs, 0.95), frameMs),
        String(late),
        ms(median(paintedMs)),
        ms(atMost(paintedMs, 0.95)),
      ],
    ]),
  );
}

await runMain(async () => {
  const { executablePath, args } = await provideBrowser(console.log);
  const run = await beginTestRun({ say: console.log });
  try {
    const { app } = await run.startApp();
    if (app === undefined) throw new Error("The product does not run");
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    console.log("Filling two years of a busy business …");
    const week = await fillBusyWeek(client, await hashPassword(password));
    await client.query("ANALYZE");
    await client.end();
    const browser = await chromium.launch({
      args,
      ...(executablePath === undefined ? {} : { executablePath }),
    });
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "sv-SE" });
    await measure(context, app.url, week);
    await browser.close();
  } finally {
    await run.end();
  }
  return 0;
});

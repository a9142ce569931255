import { afterEach, beforeEach, inject } from "vitest";
import "@/app/globals.css";
import "./fonts.css";
import { moveClock } from "../clock/moveClock.mjs";
import { forgetAnswers, interceptFetch } from "./answers";
import { expectAccessible, expectLargeFits, unchecked } from "./checks";
import { expectNoFailures, watchErrors } from "./failures";
import { settled } from "./press";
import { leave } from "./render";

declare module "vitest" {
  interface ProvidedContext {
    clockOffsetMs: number;
    isDeep: boolean;
  }
}

/* Around every component test. Its files share one page, which is emptied after each test. */

const offsetMs = inject("clockOffsetMs");
if (offsetMs !== 0 && !("clockIsMoved" in window)) {
  moveClock(offsetMs);
  Reflect.set(window, "clockIsMoved", true);
}
watchErrors();
interceptFetch();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

afterEach(async ({ task }) => {
  const hasPassed = task.result?.state !== "fail";
  try {
    await settled();
    expectNoFailures();
    if (!hasPassed) return;
    const elements = unchecked();
    if (elements.length === 0) return;
    await expectAccessible(elements);
    await expectLargeFits();
  } finally {
    document.documentElement.style.fontSize = "";
    delete document.documentElement.dataset.theme;
    await leave();
    forgetAnswers();
  }
});

import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { AnswerOf } from "@/lib/api/client";
import { addDays } from "@/lib/time/localDate";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import { answer } from "@/tests/support/components/answers";
import { press } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { serviceDays } from "./times/availabilityClient";
import { TimePicker } from "./times/TimePicker";
import { useTimeChoice } from "./times/useTimeChoice";

const id = "9a4e0d0c-5b0a-4d53-8b52-5d4c0b1f7a01";
const today = localDateOf(Date.now(), HOME_TIME_ZONE);
const tomorrow = addDays(today, 1);

const availability: AnswerOf<"GET /services/v1/{id}/availability"> = {
  timeZone: HOME_TIME_ZONE,
  durationMinutes: 45,
  days: [
    { date: today, isOpen: false, isClosed: true, slots: [] },
    {
      date: tomorrow,
      isOpen: true,
      isClosed: false,
      slots: [
        { startTime: `${tomorrow}T10:00:00.000Z`, endTime: `${tomorrow}T10:45:00.000Z`, available: true },
        { startTime: `${tomorrow}T11:00:00.000Z`, endTime: `${tomorrow}T11:45:00.000Z`, available: true },
      ],
    },
  ],
  nextAvailable: `${tomorrow}T10:00:00.000Z`,
};

/** The picker of a service, as its form has it. */
function Picker() {
  const [source] = useState(() => serviceDays(id, null));
  const time = useTimeChoice(source, { today, timeZone: HOME_TIME_ZONE });
  return (
    <div className="px-4">
      <TimePicker
        days={time.days}
        status={time.status}
        today={today}
        lastDate={tomorrow}
        timeZone={HOME_TIME_ZONE}
        locale="sv"
        date={time.date}
        startMs={time.startMs}
        nextFree={time.nextFree}
        onDate={time.pickDate}
        onStart={time.pickStart}
        onNextFree={time.goToNextFree}
        onRetry={time.retry}
        onNeed={time.need}
      />
    </div>
  );
}

test.each(["lost", { code: "unavailable" }] as const)(
  "times that cannot be loaded (%j) are said, not shown as none, and loaded by another try",
  async (reply) => {
    const times = page.getByRole("radio", { name: /\d\d:\d\d/ });
    answer("GET /services/v1/{id}/availability", reply);
    await render(<Picker />, { language: "sv", path: `/customer/services/${id}` });
    const retry = page.getByRole("alert").getByRole("button", { name: "Försök igen" });
    await expect.element(retry).toBeVisible();
    expect(times.elements()).toEqual([]);
    expect(document.querySelector("[data-skeletons]")).toBeNull();
    answer("GET /services/v1/{id}/availability", { data: availability });
    await press(retry);
    await expect.poll(() => times.elements().length).toBeGreaterThanOrEqual(2);
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  },
);

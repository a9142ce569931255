"use client";

import { useState } from "react";
import { type DayTimes, lunchBeside, type TimeName } from "./dayValues";
import type { TimeInputs } from "./TimeFields";

/**
 * The times of a day while they are typed.
 * @param business the business's hours of that day, where a person's are edited
 * @returns `drawn`: with what is typed, for the ribbon alone; `fields`: for the inputs, which change the day when they are left
 */
export function useTypedTimes(
  day: DayTimes,
  business: DayTimes | undefined,
  problems: TimeInputs["problems"],
  onChange: (changes: Partial<DayTimes>) => void,
) {
  const [typed, setTyped] = useState<Partial<DayTimes>>({});
  const drawn = { ...day, ...typed };

  function type(field: TimeName, time: string | null) {
    const { [field]: _before, ...others } = typed;
    setTyped(time === null ? others : { ...others, [field]: time });
  }

  const fields: TimeInputs = {
    day,
    problems,
    onTyped: type,
    onCommit: (field, time) => onChange({ [field]: time }),
  };
  return { drawn, beside: lunchBeside(drawn, business), fields };
}

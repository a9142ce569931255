import type { Parts } from "../saving/mergeEdits";
import type { Settings, SettingsChanges } from "../saving/useSettingsForm";

type Rules = Settings["rules"];
export type RuleName = keyof Rules;
/** The chosen values, named as in the contract. */
type Chosen = Record<RuleName, string>;
/** Below the same name as there, so that the server's problems are shown at their fields and go with a change of them. */
export type RuleValues = { rules: Chosen };

export const ruleNames = [
  "min_notice_minutes",
  "horizon_days",
  "free_cancellation_hours",
  "buffer_before_minutes",
  "buffer_after_minutes",
] as const satisfies readonly RuleName[];

/** The usual choices; a stored value that is not among them is added. */
export const usualValues: Record<RuleName, readonly number[]> = {
  min_notice_minutes: [0, 30, 60, 120, 240, 720, 1_440, 2_880, 10_080],
  horizon_days: [14, 30, 60, 90, 180, 365, 730],
  free_cancellation_hours: [0, 2, 4, 12, 24, 48, 72, 168],
  buffer_before_minutes: [0, 5, 10, 15, 20, 30, 45, 60],
  buffer_after_minutes: [0, 5, 10, 15, 20, 30, 45, 60],
};

export function rulesOf({ rules }: Settings): RuleValues {
  return {
    rules: {
      min_notice_minutes: String(rules.min_notice_minutes),
      horizon_days: String(rules.horizon_days),
      free_cancellation_hours: String(rules.free_cancellation_hours),
      buffer_before_minutes: String(rules.buffer_before_minutes),
      buffer_after_minutes: String(rules.buffer_after_minutes),
    },
  };
}

export function ruleChanges({ rules }: RuleValues): SettingsChanges {
  return {
    rules: {
      min_notice_minutes: Number(rules.min_notice_minutes),
      horizon_days: Number(rules.horizon_days),
      free_cancellation_hours: Number(rules.free_cancellation_hours),
      buffer_before_minutes: Number(rules.buffer_before_minutes),
      buffer_after_minutes: Number(rules.buffer_after_minutes),
    },
  };
}

export const ruleParts = ({ rules }: RuleValues): Parts<string> => new Map(Object.entries(rules));

export function rulesFromParts(parts: Parts<string>): RuleValues {
  const value = (name: RuleName) => parts.get(name) ?? "0";
  return {
    rules: {
      min_notice_minutes: value("min_notice_minutes"),
      horizon_days: value("horizon_days"),
      free_cancellation_hours: value("free_cancellation_hours"),
      buffer_before_minutes: value("buffer_before_minutes"),
      buffer_after_minutes: value("buffer_after_minutes"),
    },
  };
}

/** The choices of a rule in ascending order, with the current value. */
export function choicesOf(name: RuleName, now: string): number[] {
  return [...new Set([...usualValues[name], Number(now)])].toSorted((a, b) => a - b);
}

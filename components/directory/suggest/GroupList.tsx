import clsx from "clsx";
import { contentLocale, type Locale } from "@/lib/i18n/locales";
import { type Group, type Option, wordsOf } from "./suggestOptions";

export type Rows = {
  /** The place of the active option among all; -1 for none. */
  active: number;
  optionId: (index: number) => string;
  onChoose: (index: number) => void;
};

type GroupListProps = Rows & { id: string; locale: Locale; groups: readonly Group[] };

/** The suggestions, in groups with headings. */
export function GroupList({ id, locale, groups, active, optionId, onChoose }: GroupListProps) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <div
      id={id}
      role="listbox"
      aria-label={wordsOf(locale).list}
      className="max-h-[min(30rem,65svh)] overflow-y-auto overscroll-contain pb-1.5"
    >
      {groups.map(({ key, label, options }, group) => (
        <fieldset key={key} className="min-w-0" aria-labelledby={`${id}-${key}`}>
          <div
            id={`${id}-${key}`}
            role="presentation"
            className="px-3.5 pt-3 pb-1 font-semibold text-muted text-sm"
          >
            {label}
          </div>
          {options.map((option, place) => {
            const index = (starts[group] ?? 0) + place;
            return (
              <OptionRow
                key={option.key}
                option={option}
                locale={locale}
                id={optionId(index)}
                isActive={index === active}
                onChoose={() => onChoose(index)}
              />
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

type OptionRowProps = {
  option: Option;
  locale: Locale;
  id: string;
  isActive: boolean;
  onChoose: () => void;
};

export const rowClass = (isActive: boolean) =>
  clsx(
    "flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3.5 py-1.5",
    isActive ? "bg-accent-soft outline-2 -outline-offset-2 outline-focus" : "hover:bg-sunken",
  );

/** The field has the keyboard; a press must not take its focus first. */
function OptionRow({ option, locale, id, isActive, onChoose }: OptionRowProps) {
  const { title, facts, time, isTimeChosen, isName } = option;
  const isForeign = isName && locale !== contentLocale;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={() => undefined}
      className={rowClass(isActive)}
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span
          className={isName ? "block font-semibold" : "block"}
          lang={isForeign ? contentLocale : undefined}
        >
          {title}
        </span>
        {facts === "" ? null : <span className="block text-muted text-sm">{facts}</span>}
      </span>
      {time === null ? null : (
        <span
          className={clsx(
            "num max-w-[45%] shrink-0 rounded-md border-[1.5px] px-2.5 py-1.5 text-right font-semibold text-sm",
            isTimeChosen ? "border-signal bg-signal text-signal-ink" : "border-line text-ink",
          )}
        >
          {time}
        </span>
      )}
    </div>
  );
}

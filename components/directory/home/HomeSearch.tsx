import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { GetForm } from "@/components/layout/GetForm";
import { buttonClass } from "@/components/ui/actions/buttonClass";
import { localePath } from "@/lib/i18n/localePath";
import { customerPaths } from "@/lib/paths";
import type { LocalDate } from "@/lib/time/localDate";
import { SuggestBox } from "../suggest/SuggestBox";

type HomeSearchProps = {
  cities: string[];
  city: string | null;
  /** The days that can be chosen by their date: from today to the longest horizon of the businesses. */
  days: { first: LocalDate; last: LocalDate };
};

const cell =
  "grid min-w-0 content-center bg-card px-4 py-2.5 transition-colors focus-within:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus";
const control =
  "-mx-1 min-h-7 w-full appearance-none truncate rounded-sm border-0 bg-transparent px-1 font-medium outline-none";

/** The search form: what, where and when. Leads to the service directory. */
export function HomeSearch({ cities, city, days }: HomeSearchProps) {
  const t = useTranslations("home.search");
  const locale = useLocale();
  const id = useId();
  return (
    <search aria-label={t("label")} className="@container block">
      {/* The list of suggestions is as wide as the text, and leaves the button free where it has room below the whole box. */}
      <SuggestBox className="[--suggest-width:100%] @min-[28rem]:[--suggest-top:100%]">
        <GetForm
          action={localePath(locale, customerPaths.services())}
          className="grid grid-cols-1 gap-px overflow-hidden rounded-md border-[1.5px] border-ink bg-line @min-[17rem]:grid-cols-2 @min-[28rem]:grid-cols-[1fr_1fr_auto]"
        >
          <div data-suggest-anchor className={`${cell} @min-[17rem]:col-span-2 @min-[28rem]:col-span-3`}>
            <label htmlFor={`${id}-what`} className="text-muted text-sm">
              {t("what")}
            </label>
            <input
              id={`${id}-what`}
              name="q"
              type="search"
              enterKeyHint="search"
              maxLength={200}
              placeholder={t("whatPlaceholder")}
              className={control}
            />
          </div>
          <div className={cell}>
            <label htmlFor={`${id}-where`} className="text-muted text-sm">
              {t("where")}
            </label>
            <select id={`${id}-where`} name="city" defaultValue={city ?? ""} className={control}>
              <option value="">{t("anywhere")}</option>
              {cities.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <div className={`${cell} group`}>
            <label htmlFor={`${id}-when`} className="text-muted text-sm">
              {t("when")}
            </label>
            <select id={`${id}-when`} name="date" className={control}>
              <option value="">{t("anytime")}</option>
              <option value="today">{t("today")}</option>
              <option value="tomorrow">{t("tomorrow")}</option>
              <option value="other">{t("other")}</option>
            </select>
            {/* Shown by the choice alone, so that it needs no script. */}
            <input
              type="date"
              name="day"
              min={days.first}
              max={days.last}
              aria-label={t("otherDate")}
              className={`${control} hidden group-has-[option[value=other]:checked]:block`}
            />
          </div>
          <button
            type="submit"
            className={`${buttonClass({ variant: "primary" })} rounded-none @min-[17rem]:col-span-2 @min-[28rem]:col-span-1 @min-[28rem]:min-w-26`}
          >
            {t("submit")}
          </button>
        </GetForm>
      </SuggestBox>
    </search>
  );
}

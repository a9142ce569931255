import { useLocale, useTranslations } from "next-intl";
import type { FilingChoices } from "@/lib/catalogue/edit/serviceChoices";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import type { UsualPauses } from "./ServiceFields";
import type { ServiceValues } from "./serviceForm";
import { factChanges } from "./serviceParts";

type EditEffectsProps = {
  before: ServiceValues;
  after: ServiceValues;
  pauses: UsualPauses;
  choices: FilingChoices;
  people: readonly OwnStaffMember[];
  /** Whether the picture was changed, which is saved as soon as it is chosen. */
  isPictureChanged: boolean;
};

/** The effects of an edit: none for existing bookings, and these for later ones (SVC-8). */
export function EditEffects({ before, after, isPictureChanged, ...given }: EditEffectsProps) {
  const t = useTranslations("providerArea.services.form.effects");
  const modes = useTranslations("providerArea.mode");
  const locale = useLocale();
  const changes = factChanges(before, after, { t, modes, locale, ...given });
  const isRewritten = before.description.trim() !== after.description.trim();
  return (
    <div className="border-line border-l-2 pl-4 text-sm">
      <p>{t("booked")}</p>
      {changes.length === 0 && !isRewritten ? null : (
        <>
          <p className="mt-2">{t("fromNow")}</p>
          <ul className="mt-1 grid gap-0.5">
            {changes.map((change) => (
              <li key={change.what} className="tabular-nums [overflow-wrap:anywhere]">
                {t("change", change)}
              </li>
            ))}
            {isRewritten ? <li>{t("description")}</li> : null}
          </ul>
        </>
      )}
      {before.is_active === after.is_active ? null : (
        <p className="mt-2">{t(after.is_active ? "shown" : "hidden")}</p>
      )}
      {isPictureChanged ? <p className="mt-2">{t("picture")}</p> : null}
    </div>
  );
}

import { useTranslations } from "next-intl";
import type { ServiceValues } from "./serviceForm";
import { type FactWords, factNames, useFacts } from "./serviceWords";

type EditEffectsProps = FactWords & {
  before: ServiceValues;
  after: ServiceValues;
  /** Whether the picture was changed, which is saved as soon as it is chosen. */
  isPictureChanged: boolean;
};

/** The effects of an edit: none for existing bookings, and these for later ones (SVC-8). */
export function EditEffects({ before, after, isPictureChanged, ...words }: EditEffectsProps) {
  const t = useTranslations("providerArea.services.form.effects");
  const facts = useFacts(words);
  const [was, is] = [facts(before), facts(after)];
  const changes = factNames.flatMap((name) => {
    const [from, to] = [was[name], is[name]];
    return from === null || to === null || from === to ? [] : [{ what: t(name), from, to }];
  });
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

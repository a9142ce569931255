import { useTranslations } from "next-intl";
import { basics } from "@/lib/api/openapi/basics";
import { Marked } from "./Prose";

/** What holds for every call. */
export function Basics() {
  const t = useTranslations("apiDocs");
  return (
    <section aria-labelledby="basics" className="mt-14">
      <h2 id="basics" className="scroll-mt-6 font-bold text-2xl">
        {t("basics")}
      </h2>
      <div lang="en" className="mt-6 gap-12 xl:columns-2">
        {basics.map(({ id, title, points }) => (
          <div key={id} className="mb-8 break-inside-avoid">
            <h3 id={id} className="scroll-mt-6 font-semibold text-lg">
              {title}
            </h3>
            <ul className="mt-2 space-y-2">
              {points.map((point) => (
                <li key={point} className="border-line border-t pt-2">
                  <Marked text={point} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

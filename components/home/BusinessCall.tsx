import { useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { Button } from "@/components/ui/Button";
import { providerPaths } from "@/lib/paths";

/** The closing call: leads to the provider portal. */
export function BusinessCall() {
  const t = useTranslations("home.cta");
  return (
    <section aria-labelledby="business" className="wrap mt-20">
      <div className="on-board flex flex-wrap items-end justify-between gap-x-10 gap-y-6 rounded-lg px-6 py-9 sm:px-10 sm:py-12">
        <div className="max-w-[46ch]">
          <h2 id="business" className="font-bold text-2xl">
            {t("title")}
          </h2>
          <p className="mt-3 text-board-muted text-lg">{t("body")}</p>
        </div>
        <Button asChild variant="board" size="lg">
          <QuietLink href={providerPaths.home()}>{t("action")}</QuietLink>
        </Button>
      </div>
    </section>
  );
}

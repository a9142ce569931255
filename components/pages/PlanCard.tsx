import { Check } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { Card } from "@/components/ui/display/Card";
import { Price } from "@/components/ui/display/Price";
import { Link } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { providerPaths } from "@/lib/paths";
import type { Plan } from "@/lib/providers/plans";

/** A plan with the numbers of `lib`'s definition. */
export function PlanCard({ plan }: { plan: Plan }) {
  const t = useTranslations("providerPublic.pricing");
  const locale = useLocale();
  return (
    <Card as="section" padded className="grid content-start gap-5">
      <div>
        <h2 className="font-semibold text-xl">{t(`${plan.id}.name`)}</h2>
        <p className="mt-1 text-muted">{t(`${plan.id}.summary`)}</p>
      </div>
      <div>
        <Price
          size="lg"
          amount={formatSek(plan.monthlyPriceOre, locale)}
          note={t(plan.monthlyPriceOre === 0 ? "perMonth" : "perMonthVat")}
        />
        <p className="mt-2 font-semibold text-lg">
          {t(`${plan.id}.fee`, { percent: plan.commissionPercent })}
        </p>
      </div>
      <ul className="grid grid-cols-1 gap-2 border-line border-t pt-4">
        {(["one", "two", "three"] as const).map((point) => (
          <li key={point} className="flex items-start gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-positive" />
            {t(`${plan.id}.${point}`)}
          </li>
        ))}
      </ul>
      <ButtonSlot variant={plan.id === "payg" ? "solid" : "secondary"} block className="mt-auto">
        <Link href={providerPaths.auth({ mode: "register" })} prefetch={false}>
          {t("choose")}
        </Link>
      </ButtonSlot>
    </Card>
  );
}

import { CircleCheck, CircleDashed } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/Badge";
import { Table, TableBody, TableHead, TableRow, Td, Th } from "@/components/ui/Table";
import type { OwnService } from "@/lib/dashboard/ownServices";
import { formatSek } from "@/lib/money/format";
import { formatDuration } from "@/lib/time/format";

/** The business's services with what customers pay for them; cards on phones. */
export function ServiceTable({ services }: { services: readonly OwnService[] }) {
  const t = useTranslations("providerArea.services");
  const modes = useTranslations("providerArea.mode");
  const locale = useLocale();
  return (
    <Table caption={t("caption")} hideCaption stack>
      <TableHead>
        <TableRow>
          <Th>{t("name")}</Th>
          <Th numeric>{t("duration")}</Th>
          <Th numeric>{t("price")}</Th>
          <Th>{t("type")}</Th>
          <Th>{t("status")}</Th>
        </TableRow>
      </TableHead>
      <TableBody>
        {services.map((service) => (
          <TableRow key={service.id}>
            <Td className="font-medium">{service.name}</Td>
            <Td numeric label={t("duration")}>
              {formatDuration(service.durationMinutes)}
            </Td>
            <Td numeric label={t("price")}>
              {formatSek(service.priceOre, locale)}
            </Td>
            <Td label={t("type")}>{modes(modeOf(service))}</Td>
            <Td label={t("status")}>
              <Badge
                tone={service.isActive ? "positive" : "neutral"}
                icon={
                  service.isActive ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />
                }
              >
                {service.isActive ? t("active") : t("inactive")}
              </Badge>
            </Td>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function modeOf({ isPhysical, isDigital }: OwnService): "physical" | "digital" | "both" {
  if (isPhysical && isDigital) return "both";
  return isDigital ? "digital" : "physical";
}

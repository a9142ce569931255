import clsx from "clsx";
import { CircleCheck, CircleDashed, MapPin, TriangleAlert, Video } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { CardPicture } from "@/components/catalogue/CardPicture";
import { Badge } from "@/components/ui/Badge";
import { FactLine } from "@/components/ui/FactLine";
import { Table, TableBody, TableHead, TableRow, Td, Th } from "@/components/ui/Table";
import type { OwnService } from "@/lib/dashboard/ownServices";
import { formatSek } from "@/lib/money/format";
import { smallestPaymentOre } from "@/lib/money/ore";
import { formatDuration } from "@/lib/time/format";

type ServiceTableProps = { services: readonly OwnService[]; caption?: string };

/** Where there is no room for a table: name and facts on the left, price above status on the right. */
const card =
  "grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 @min-[18rem]:@max-[32rem]:group-data-stack/table:grid";
const tableOnly = "@max-[32rem]:group-data-stack/table:hidden";
const cardOnly = "hidden @max-[32rem]:block";

/** The business's services with what customers pay for them; cards on phones. */
export function ServiceTable({ services, caption }: ServiceTableProps) {
  const t = useTranslations("providerArea.services");
  const locale = useLocale();
  return (
    <Table caption={caption ?? t("caption")} hideCaption stack>
      <TableHead>
        <TableRow>
          <Th>{t("name")}</Th>
          <Th numeric className="w-24">
            {t("duration")}
          </Th>
          <Th numeric className="w-24">
            {t("price")}
          </Th>
          <Th className="w-44 pl-6">{t("type")}</Th>
          <Th className="w-32">{t("status")}</Th>
        </TableRow>
      </TableHead>
      <TableBody>
        {services.map((service) => (
          <TableRow key={service.id} className={card}>
            <Td className="row-span-2">
              <Name service={service} />
            </Td>
            <Td numeric className={tableOnly}>
              {formatDuration(service.durationMinutes)}
            </Td>
            <Td numeric className="@max-[32rem]:group-data-stack/table:justify-end">
              {formatSek(service.priceOre, locale)}
            </Td>
            <Td className={clsx(tableOnly, "pl-6")}>
              <Mode service={service} />
            </Td>
            <Td>
              <State service={service} />
            </Td>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** With the picture that customers see, and where the service is found. */
function Name({ service }: { service: OwnService }) {
  const locale = useLocale();
  const modes = useTranslations("providerArea.mode");
  const { subcategory } = service;
  const kind = locale === "sv" ? subcategory.nameSv : subcategory.nameEn;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="size-11 shrink-0 overflow-hidden rounded-md">
        <CardPicture
          src={service.imageUrl}
          seed={service.id}
          category={subcategory.category}
          format="square"
        />
      </span>
      <span className="min-w-0">
        <span className="block font-medium">{service.name}</span>
        <span className={clsx(tableOnly, "block text-muted text-sm")}>{kind}</span>
        <FactLine className={clsx(cardOnly, "text-muted text-sm")}>
          {[formatDuration(service.durationMinutes), modes(modeOf(service))]}
        </FactLine>
      </span>
    </span>
  );
}

function Mode({ service }: { service: OwnService }) {
  const t = useTranslations("providerArea.mode");
  const mode = modeOf(service);
  const Icon = mode === "digital" ? Video : MapPin;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
      {t(mode)}
    </span>
  );
}

function modeOf({ isPhysical, isDigital }: OwnService): "physical" | "digital" | "both" {
  if (isPhysical && isDigital) return "both";
  return isDigital ? "digital" : "physical";
}

/** Whether customers can book it: by icon, word and colour. */
function State({ service: { isActive, priceOre } }: { service: OwnService }) {
  const t = useTranslations("providerArea.services");
  if (!isActive) {
    return (
      <Badge tone="neutral" icon={<CircleDashed aria-hidden="true" />}>
        {t("inactive")}
      </Badge>
    );
  }
  if (priceOre < smallestPaymentOre) {
    return (
      <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
        {t("noPrice")}
      </Badge>
    );
  }
  return (
    <Badge tone="positive" icon={<CircleCheck aria-hidden="true" />}>
      {t("active")}
    </Badge>
  );
}

import { CircleCheck, CircleSlash, Video } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/display/Badge";
import { Tag } from "@/components/ui/display/Tag";
import type { CategoryRef, SubcategoryRef } from "@/lib/catalogue/types";
import type { Bookability } from "@/lib/directory/cards/cardTypes";
import { hueOf } from "./categoryColour";

type ServiceBadgesProps = {
  service: { isDigital: boolean; category: CategoryRef; subcategory: SubcategoryRef };
  /** Whether it can be booked; left out in lists. */
  bookable?: Bookability;
};

/** The badges of a service: how it is done, and whether it can be booked. */
export function ServiceBadges({ service, bookable }: ServiceBadgesProps) {
  const t = useTranslations("catalogue.detail");
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {bookable === undefined ? null : (
        <li className="flex">
          {bookable === "yes" ? (
            <Badge tone="positive" icon={<CircleCheck aria-hidden="true" />}>
              {t("accepting")}
            </Badge>
          ) : (
            <Badge tone="neutral" icon={<CircleSlash aria-hidden="true" />}>
              {t("unavailable")}
            </Badge>
          )}
        </li>
      )}
      <li className="flex">
        <Tag hue={hueOf(service.category)}>{service.category.name}</Tag>
      </li>
      <li className="flex">
        <Tag>{service.subcategory.name}</Tag>
      </li>
      {service.isDigital ? (
        <li className="flex">
          <Tag icon={<Video aria-hidden="true" />}>{t("remoteFriendly")}</Tag>
        </li>
      ) : null}
    </ul>
  );
}

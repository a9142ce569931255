"use client";

import clsx from "clsx";
import { Copy, MapPin, TriangleAlert, Video } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MenuItem } from "@/components/ui/actions/Menu";
import { Badge } from "@/components/ui/display/Badge";
import { FactLine } from "@/components/ui/display/FactLine";
import { Table, TableBody, TableHead, TableRow, Td, Th } from "@/components/ui/display/Table";
import { VisuallyHidden } from "@/components/ui/display/VisuallyHidden";
import { LiveMessage } from "@/components/ui/feedback/LiveMessage";
import type { OwnService } from "@/lib/business/ownServices";
import { formatSek } from "@/lib/money/format";
import { smallestPaymentOre } from "@/lib/money/ore";
import { formatDuration } from "@/lib/time/format";
import { RowEdit, RowHandle, RowMenu, RowSwitch } from "../RowControls";
import { useRowDrag } from "../useRowDrag";
import { modeOf } from "./serviceForm";
import type { useServices } from "./useServices";

type ServiceTableProps = {
  list: ReturnType<typeof useServices>;
  /** The pictures by service id, rendered by the server. */
  pictures: Readonly<Record<string, ReactNode>>;
  caption: string;
  /** Whether the order can be changed, by handles and menu. */
  canMove?: boolean;
};

/** On narrow screens: name and facts over the whole width, switch and actions below. */
const card =
  "grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 @min-[18rem]:@max-[32rem]:group-data-stack/table:grid";
const movableCard =
  "grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 @min-[18rem]:@max-[32rem]:group-data-stack/table:grid";
const tableOnly = "@max-[32rem]:group-data-stack/table:hidden";
const cardOnly = "hidden @max-[32rem]:block";
/** Whether it is in person or online is shown below the name where its column does not fit. */
const wideOnly = "hidden @min-[48rem]:table-cell";

/** The services of a business with their prices, switched and edited in place; cards on phones. */
export function ServiceTable({ list, pictures, caption, canMove = false }: ServiceTableProps) {
  const t = useTranslations("providerArea.services");
  const { rows, move } = list;
  const drag = useRowDrag(rows, move);
  return (
    <>
      <Table caption={caption} hideCaption stack ref={drag.table}>
        <TableHead>
          <TableRow>
            {canMove ? (
              <Th className="w-11">
                <VisuallyHidden>{t("order")}</VisuallyHidden>
              </Th>
            ) : null}
            <Th>{t("name")}</Th>
            <Th numeric className="w-24">
              {t("duration")}
            </Th>
            <Th numeric className="w-28">
              {t("price")}
            </Th>
            <Th className={clsx(wideOnly, "w-44 pl-6")}>{t("type")}</Th>
            <Th className="w-28">{t("status")}</Th>
            <Th className="w-36">
              <VisuallyHidden>{t("actions")}</VisuallyHidden>
            </Th>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((service, index) => (
            <TableRow
              key={service.id}
              data-service={service.id}
              data-row={service.id}
              className={clsx(canMove ? movableCard : card, drag.classOf(index))}
              style={drag.styleOf(index)}
            >
              {canMove ? (
                <Td className="row-span-2 self-stretch">
                  <RowHandle
                    {...drag.handleProps(index)}
                    label={t("handle", { service: service.name, place: index + 1, count: rows.length })}
                  />
                </Td>
              ) : null}
              <Td className="col-span-2">
                <Name service={service} picture={pictures[service.id]} />
              </Td>
              <Td numeric className={tableOnly}>
                {formatDuration(service.durationMinutes)}
              </Td>
              <Td numeric className={tableOnly}>
                <Cost service={service} />
              </Td>
              <Td className={clsx(tableOnly, wideOnly, "pl-6")}>
                <Mode service={service} />
              </Td>
              <Td className="@max-[32rem]:group-data-stack/table:justify-start">
                <State service={service} list={list} />
              </Td>
              <Td>
                <Actions index={index} list={list} canMove={canMove} />
              </Td>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <LiveMessage message={list.said} />
    </>
  );
}

/** The name with picture, subcategory and, on narrow screens, price and length. */
function Name({ service, picture }: { service: OwnService; picture: ReactNode }) {
  const locale = useLocale();
  const modes = useTranslations("providerArea.mode");
  const { subcategory } = service;
  const mode = modes(modeOf(service));
  const kind = locale === "sv" ? subcategory.nameSv : subcategory.nameEn;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="size-11 shrink-0 overflow-hidden rounded-md">{picture}</span>
      <span className="min-w-0">
        <span className="block font-medium [overflow-wrap:anywhere]">{service.name}</span>
        <span className="hidden text-muted text-sm @min-[48rem]:block">{kind}</span>
        <FactLine className={clsx(tableOnly, "text-muted text-sm @min-[48rem]:hidden")}>
          {[kind, mode]}
        </FactLine>
        <span className={cardOnly}>
          <FactLine className="text-muted text-sm">
            {[
              <span key="price" className="num font-semibold text-ink">
                <Cost service={service} />
              </span>,
              formatDuration(service.durationMinutes),
              mode,
            ]}
          </FactLine>
        </span>
      </span>
    </span>
  );
}

/** A service without a price is shown to customers but cannot be booked. */
function Cost({ service: { priceOre } }: { service: OwnService }) {
  const t = useTranslations("providerArea.services");
  const locale = useLocale();
  if (priceOre >= smallestPaymentOre) return formatSek(priceOre, locale);
  return (
    <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
      {t("noPrice")}
    </Badge>
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

type RowProps = { service: OwnService; list: ReturnType<typeof useServices> };

/** Switches whether customers see it. */
function State({ service, list }: RowProps) {
  const t = useTranslations("providerArea.services");
  const isActive = list.isActive(service);
  return (
    <RowSwitch
      label={t("shown", { service: service.name })}
      isActive={isActive}
      onChange={(isOn) => void list.setActive(service, isOn)}
      word={t(isActive ? "active" : "inactive")}
    />
  );
}

type ActionsProps = { index: number; list: ReturnType<typeof useServices>; canMove: boolean };

function Actions({ index, list, canMove }: ActionsProps) {
  const t = useTranslations("providerArea.services");
  const service = list.rows[index];
  if (service === undefined) return null;
  return (
    <span className="flex items-center justify-end gap-1">
      <RowEdit label={t("editOf", { service: service.name })} onClick={() => list.open(service.id)}>
        {t("edit")}
      </RowEdit>
      <RowMenu
        words={{
          more: t("more", { service: service.name }),
          up: t("up"),
          down: t("down"),
          remove: t("remove"),
        }}
        onRemove={() => list.remove(service)}
        {...(canMove
          ? {
              onUp: index === 0 ? null : () => list.move(index, index - 1),
              onDown: index === list.rows.length - 1 ? null : () => list.move(index, index + 1),
            }
          : {})}
      >
        <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => list.open(`copy:${service.id}`)}>
          {t("copy")}
        </MenuItem>
      </RowMenu>
    </span>
  );
}

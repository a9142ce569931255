import { useLocale, useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Table, TableBody, TableHead, TableRow, Td, Th } from "@/components/ui/display/Table";
import { TabLinks } from "@/components/ui/navigation/TabLinks";
import type { Figure } from "@/lib/business/finance/figures";
import type { Finance, NamedSum } from "@/lib/business/finance/loadFinance";
import { groupings } from "@/lib/business/finance/schemas";
import { Link } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { formatDay } from "@/lib/time/format";
import { AreaHeading } from "../AreaHeading";
import { type FinanceQuery, financeHref, rowsHref } from "./financeQuery";

type MonthBreakdownProps = { finance: Finance; query: FinanceQuery; month: string };

/** The month by day, person or service. */
export function MonthBreakdown({ finance, query, month }: MonthBreakdownProps) {
  const t = useTranslations("finance.groups");
  const { by, groups } = finance;
  return (
    <section aria-labelledby="groups" className="mt-12">
      <AreaHeading id="groups" title={t("title")} />
      <div className="mt-3 print:hidden">
        <TabLinks
          label={t("label")}
          linkComponent={Link}
          items={groupings.map((each) => ({
            href: `${financeHref(query, { by: each })}#groups`,
            label: t(each),
            current: each === by,
          }))}
        />
      </div>
      {groups.length === 0 ? (
        <p className="mt-4 text-muted">{t("none")}</p>
      ) : (
        <Table caption={t(by)} hideCaption className="mt-2">
          <TableHead>
            <TableRow>
              <Th>{t(`${by}Head`)}</Th>
              <Th numeric className="max-sm:hidden">
                {t("bookings")}
              </Th>
              <Th numeric>{t("booked")}</Th>
              <Th numeric className="max-sm:hidden">
                {t("unpaid")}
              </Th>
              <Th numeric>{t("earned")}</Th>
            </TableRow>
          </TableHead>
          <TableBody>
            {groups.map((group) => (
              <GroupRow key={group.key} group={group} by={by} month={month} />
            ))}
          </TableBody>
        </Table>
      )}
      {by === "service" ? <p className="mt-3 text-muted text-sm">{t("several")}</p> : null}
    </section>
  );
}

function GroupRow({ group, by, month }: { group: NamedSum; by: Finance["by"]; month: string }) {
  const t = useTranslations("finance.groups");
  const words = useTranslations("finance");
  const money = useTranslations("money");
  const locale = useLocale();
  const { key, bookings, bookedOre, unpaidOre, earnedOre } = group;
  const amount = (figure: Figure, ore: number) =>
    ore === 0 ? (
      <span className="text-muted">{formatSek(0, locale)}</span>
    ) : (
      <TextLink linkComponent={Link} href={rowsHref({ month, figure, [by]: key })} tone="ink" standalone>
        {formatSek(ore, locale)}
      </TextLink>
    );
  return (
    <TableRow>
      <th scope="row" className="py-2.5 pr-3 text-left font-semibold first-letter:uppercase">
        {by === "day" ? formatDay(key, locale) : group.name || t("everybody")}
        <span className="block font-normal text-muted text-sm sm:hidden">
          {[
            words("bookings", { count: bookings }),
            ...(unpaidOre === 0 ? [] : [money("amount.unpaid", { amount: formatSek(unpaidOre, locale) })]),
          ].join(", ")}
        </span>
      </th>
      <Td numeric className="font-normal! py-1! max-sm:hidden">
        {bookings}
      </Td>
      <Td numeric className="font-normal! py-1!">
        {amount("booked", bookedOre)}
      </Td>
      <Td numeric className="font-normal! py-1! max-sm:hidden">
        {amount("unpaid", unpaidOre)}
      </Td>
      <Td numeric className="py-1!">
        {amount("earned", earnedOre)}
      </Td>
    </TableRow>
  );
}

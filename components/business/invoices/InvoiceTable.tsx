import { ExternalLink } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Badge } from "@/components/ui/display/Badge";
import { Table, TableBody, TableHead, TableRow, Td, Th } from "@/components/ui/display/Table";
import { VisuallyHidden } from "@/components/ui/display/VisuallyHidden";
import type { PlanInvoice } from "@/lib/billing/planInvoices";
import { formatSek } from "@/lib/money/format";
import { formatDay } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";

type InvoiceTableProps = { invoices: readonly PlanInvoice[]; timeZone: string };

const tones = { paid: "positive", open: "warning", uncollectible: "danger", void: "neutral" } as const;

/** The invoices of the monthly plan with VAT; cards on narrow screens. */
export function InvoiceTable({ invoices, timeZone }: InvoiceTableProps) {
  const t = useTranslations("providerArea.invoices");
  const locale = useLocale();
  const day = (instant: Date) => formatDay(localDateOf(instant.getTime(), timeZone), locale, { year: true });
  return (
    <Table caption={t("title")} hideCaption stack>
      <TableHead>
        <TableRow>
          <Th>{t("number")}</Th>
          <Th>{t("date")}</Th>
          <Th>{t("period")}</Th>
          <Th numeric>{t("net")}</Th>
          <Th numeric>{t("vat")}</Th>
          <Th numeric>{t("total")}</Th>
          <Th>{t("status")}</Th>
          <Th>
            <VisuallyHidden>{t("open")}</VisuallyHidden>
          </Th>
        </TableRow>
      </TableHead>
      <TableBody>
        {invoices.map((invoice) => (
          <TableRow key={invoice.id}>
            <Td label={t("number")} className="num font-semibold">
              {invoice.number ?? t("noNumber")}
            </Td>
            <Td label={t("date")}>{day(invoice.createdAt)}</Td>
            <Td label={t("period")}>{`${day(invoice.periodStart)} – ${day(invoice.periodEnd)}`}</Td>
            <Td label={t("net")} numeric>
              {formatSek(invoice.netOre, locale)}
            </Td>
            <Td label={t("vat")} numeric>
              {formatSek(invoice.vatOre, locale)}
            </Td>
            <Td label={t("total")} numeric>
              {formatSek(invoice.totalOre, locale)}
            </Td>
            <Td label={t("status")}>
              <Badge tone={tones[invoice.status]}>{t(`statuses.${invoice.status}`)}</Badge>
            </Td>
            <Td>
              {invoice.url === null ? null : (
                <TextLink
                  href={invoice.url}
                  target="_blank"
                  rel="noreferrer"
                  standalone
                  className="gap-1.5 text-sm [&_svg]:size-4"
                >
                  {t("open")}
                  <VisuallyHidden>{` ${invoice.number ?? ""}, ${t("newTab")}`}</VisuallyHidden>
                  <ExternalLink aria-hidden="true" />
                </TextLink>
              )}
            </Td>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

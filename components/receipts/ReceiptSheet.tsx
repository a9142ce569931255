import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AmountsHead } from "@/components/ui/display/AmountsHead";
import type { Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { formatOrganisationNumber } from "@/lib/providers/organisationNumber";
import type { Receipt } from "@/lib/receipts/receipts";
import type { ReceiptContent } from "@/lib/receipts/schemas";
import { formatDay, formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";

type ReceiptSheetProps = { receipt: Receipt; isWellness: boolean; level: 1 | 2 };

const moment = (at: number, timeZone: string, locale: Locale) =>
  `${formatDay(localDateOf(at, timeZone), locale, { year: true })} ${formatTime(at, timeZone)}`;

/** One receipt, as it was issued. A wellness receipt names the buyer and the activity besides. */
export function ReceiptSheet({ receipt, isWellness, level }: ReceiptSheetProps) {
  const t = useTranslations("receipt");
  const locale = useLocale();
  const { number, issuedMs, buyerName, content } = receipt;
  const { seller, timeZone, reference, services } = content;
  const Heading = `h${level}` as const;
  const isRefund = content.totalOre < 0;
  const title = isRefund ? "refund" : isWellness ? "wellness" : "title";
  const place = [seller.address, [seller.postalCode, seller.city].filter(Boolean).join(" ")].filter(Boolean);
  const namesBuyer = isWellness && buyerName !== "";
  return (
    <article className="break-after-page rounded-lg border border-line bg-card px-5 py-6 last:break-after-auto sm:px-8 print:border-0 print:p-0">
      <Heading className="font-bold text-2xl">{t(title, { number })}</Heading>
      <dl className="mt-5 grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact label={t("seller")}>
          <span className="block font-semibold">{seller.name}</span>
          {seller.organisationNumber === null ? null : (
            <span className="num block">
              {t("organisationNumber", { number: formatOrganisationNumber(seller.organisationNumber) })}
            </span>
          )}
          {place.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
        <Fact label={t("issued")}>{moment(issuedMs, timeZone, locale)}</Fact>
        <Fact label={t("reference")}>{reference}</Fact>
        {namesBuyer ? <Fact label={t("buyer")}>{buyerName}</Fact> : null}
        {isWellness ? <Fact label={t("activity")}>{services.map(({ name }) => name).join(", ")}</Fact> : null}
        <Fact label={t("visit")}>{moment(Date.parse(content.visitAt), timeZone, locale)}</Fact>
      </dl>
      <Services services={services} />
      <Amounts content={content} />
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

const cell = "border-line border-t py-2";
/** Breaks within a word before the amount beside it is pushed out of the page. */
const what = "text-left font-normal [overflow-wrap:anywhere]";

function Services({ services }: Pick<ReceiptContent, "services">) {
  const t = useTranslations("receipt");
  const locale = useLocale();
  const rows = services.map((service, index) => ({ ...service, key: `${index} ${service.name}` }));
  return (
    <table className="mt-6 w-full">
      <AmountsHead columns={[t("what"), t("price")]} />
      <tbody>
        {rows.map(({ key, name, priceOre, vatPercent }) => (
          <tr key={key}>
            <th scope="row" className={`${cell} ${what}`}>
              {name}
              <span className="block text-muted text-sm">
                {vatPercent === 0 ? t("noVat") : t("vatOf", { rate: vatPercent })}
              </span>
            </th>
            <td className={`${cell} num text-right align-top`}>{formatSek(priceOre, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Amount = ReceiptContent["amounts"][number];

/** How the amount is called, by its direction. */
function kindOf({ kind, amountOre }: Amount) {
  if (kind === "on_site" && amountOre < 0) return "onSiteReturned";
  return kind === "refund" && amountOre > 0 ? "refundBack" : kind;
}

/** What was paid or given back, the sum and the VAT in it. */
function Amounts({ content }: { content: ReceiptContent }) {
  const t = useTranslations("receipt");
  const methods = useTranslations("money.rows.method");
  const locale = useLocale();
  const { amounts, vat, totalOre, timeZone } = content;
  const rows = amounts.map((amount, index) => ({ ...amount, key: `${index} ${amount.at}` }));
  return (
    <>
      <table className="mt-6 w-full">
        <caption className="sr-only">{t("amounts")}</caption>
        <tbody>
          {rows.map(({ key, ...amount }) => (
            <tr key={key}>
              <th scope="row" className={`${cell} ${what}`}>
                {t(`kind.${kindOf(amount)}`)}
                {amount.method === null ? null : `, ${methods(amount.method)}`}
                <span className="num block text-muted text-sm">
                  {moment(Date.parse(amount.at), timeZone, locale)}
                </span>
              </th>
              <td className={`${cell} num text-right align-top`}>{formatSek(amount.amountOre, locale)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="border-ink border-t-2 py-2 text-left font-semibold text-lg">
              {t("total")}
            </th>
            <td className="num border-ink border-t-2 py-2 text-right font-semibold text-lg">
              {formatSek(totalOre, locale)}
            </td>
          </tr>
          {vat.map(({ rate, amountOre, vatOre }) => (
            <tr key={rate} className="text-muted text-sm">
              <th scope="row" className={`py-1 ${what}`}>
                {`${t("vat", { rate })}, ${t("net", { amount: formatSek(amountOre - vatOre, locale) })}`}
              </th>
              <td className="num py-1 text-right">{formatSek(vatOre, locale)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {amounts.some(({ kind }) => kind === "on_site") ? (
        <p className="mt-4 border-line border-t pt-3 text-sm">{t("onSite")}</p>
      ) : null}
    </>
  );
}

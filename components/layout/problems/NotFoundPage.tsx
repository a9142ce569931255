import { useTranslations } from "next-intl";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { Link } from "@/lib/i18n/navigation";

type NotFoundPageProps = { homeHref: string; secondHref?: string };

/** The 404 page, with links to continue. */
export function NotFoundPage(props: NotFoundPageProps) {
  return (
    <div className="wrap py-14 sm:py-24">
      <NotFound {...props} />
    </div>
  );
}

/** The same within a page that has its own margins. */
export function NotFound({ homeHref, secondHref }: NotFoundPageProps) {
  const t = useTranslations("layout.notFound");
  return (
    <>
      <p aria-hidden="true" className="num font-semibold text-3xl text-muted">
        {404}
      </p>
      <h1 className="mt-3 max-w-[18ch] font-bold text-2xl">{t("title")}</h1>
      <p className="mt-3 max-w-[52ch] text-lg text-muted">{t("body")}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonSlot variant="solid">
          <Link href={homeHref}>{t("home")}</Link>
        </ButtonSlot>
        {secondHref ? (
          <ButtonSlot>
            <Link href={secondHref} prefetch={false}>
              {t("services")}
            </Link>
          </ButtonSlot>
        ) : null}
      </div>
    </>
  );
}

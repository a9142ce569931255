import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { answerNotFound } from "@/lib/http/server/pageStatus";
import type { Locale } from "@/lib/i18n/locales";
import { customerPaths, providerPaths } from "@/lib/paths";
import { NotFound, NotFoundPage } from "./NotFoundPage";

/** Shown for a customer's page of something that does not exist: 404, and readable without JavaScript. */
export async function MissingPage() {
  await answerNotFound();
  return <NotFoundPage homeHref={customerPaths.home()} secondHref={customerPaths.services()} />;
}

/** The same for the pages of a signed-in business. */
export async function MissingOwnPage() {
  await answerNotFound();
  return <NotFound homeHref={providerPaths.dashboard()} />;
}

/** The metadata of such a page. */
export async function missingMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: "layout.notFound" });
  return { title: t("metaTitle"), robots: { index: false } };
}

import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AuthLayout } from "@/components/identity/AuthLayout";
import { findBookingsAction } from "@/components/identity/authActions";
import { FindBookingsForm } from "@/components/identity/forms/FindBookingsForm";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { toLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: "auth.find" });
  const path = customerPaths.findBookings();
  return pageMetadata({ locale, path, title: t("title"), description: t("lead"), index: false });
}

/** Mails the links of bookings to whoever lost them (VIS-13). */
export default async function FindBookingsPage({ params }: PageProps) {
  setRequestLocale(toLocale((await params).locale));
  const t = await getTranslations("auth.find");
  return (
    <AuthLayout portal="customer" title={t("title")}>
      <FindBookingsForm action={findBookingsAction} />
    </AuthLayout>
  );
}

import type { Metadata } from "next";
import { type AuthPageProps, authMetadata } from "@/components/identity/authPage";
import { ForgotPage } from "@/components/identity/LinkPages";

export const dynamic = "force-dynamic";

export function generateMetadata(props: AuthPageProps): Promise<Metadata> {
  return authMetadata("provider", "forgot", props);
}

export default function ProviderForgotPage(props: AuthPageProps) {
  return <ForgotPage portal="provider" {...props} />;
}

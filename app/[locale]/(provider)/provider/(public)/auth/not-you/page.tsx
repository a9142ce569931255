import type { Metadata } from "next";
import { type AuthPageProps, authMetadata } from "@/components/identity/authPage";
import { NotYouPage } from "@/components/identity/LinkPages";

export const dynamic = "force-dynamic";

export function generateMetadata(props: AuthPageProps): Promise<Metadata> {
  return authMetadata("provider", "notYou", props);
}

export default function ProviderNotYouPage(props: AuthPageProps) {
  return <NotYouPage portal="provider" {...props} />;
}

import type { Metadata } from "next";
import { type AuthPageProps, authMetadata } from "@/components/identity/authPage";
import { ResetPage } from "@/components/identity/LinkPages";

export const dynamic = "force-dynamic";

export function generateMetadata(props: AuthPageProps): Promise<Metadata> {
  return authMetadata("provider", "reset", props);
}

export default function ProviderResetPage(props: AuthPageProps) {
  return <ResetPage portal="provider" {...props} />;
}

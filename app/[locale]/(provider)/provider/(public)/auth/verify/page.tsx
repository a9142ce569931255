import type { Metadata } from "next";
import { type AuthPageProps, authMetadata } from "@/components/identity/authPage";
import { VerifyPage } from "@/components/identity/LinkPages";

export const dynamic = "force-dynamic";

export function generateMetadata(props: AuthPageProps): Promise<Metadata> {
  return authMetadata("provider", "verify", props);
}

export default function ProviderVerifyPage(props: AuthPageProps) {
  return <VerifyPage portal="provider" {...props} />;
}

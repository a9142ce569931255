import type { Metadata } from "next";
import { type AuthPageProps, authMetadata } from "@/components/identity/authPage";
import { EmailChangePage } from "@/components/identity/LinkPages";

export const dynamic = "force-dynamic";

export function generateMetadata(props: AuthPageProps): Promise<Metadata> {
  return authMetadata("provider", "email", props);
}

export default function ProviderEmailChangePage(props: AuthPageProps) {
  return <EmailChangePage portal="provider" {...props} />;
}

import type { Metadata } from "next";
import { type AuthPageProps, authMetadata } from "@/components/identity/authPage";
import { ResetPage } from "@/components/identity/LinkPages";

export const dynamic = "force-dynamic";

export function generateMetadata(props: AuthPageProps): Promise<Metadata> {
  return authMetadata("customer", "reset", props);
}

export default function CustomerResetPage(props: AuthPageProps) {
  return <ResetPage portal="customer" {...props} />;
}

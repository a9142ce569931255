import type { Metadata } from "next";
import { type AuthPageProps, authMetadata } from "@/components/identity/authPage";
import { EmailChangePage } from "@/components/identity/LinkPages";

export const dynamic = "force-dynamic";

export function generateMetadata(props: AuthPageProps): Promise<Metadata> {
  return authMetadata("customer", "email", props);
}

export default function CustomerEmailChangePage(props: AuthPageProps) {
  return <EmailChangePage portal="customer" {...props} />;
}

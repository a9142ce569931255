import type { Metadata } from "next";
import { type AuthPageProps, authMetadata } from "@/components/identity/authPage";
import { ForgotPage } from "@/components/identity/LinkPages";

export const dynamic = "force-dynamic";

export function generateMetadata(props: AuthPageProps): Promise<Metadata> {
  return authMetadata("customer", "forgot", props);
}

export default function CustomerForgotPage(props: AuthPageProps) {
  return <ForgotPage portal="customer" {...props} />;
}

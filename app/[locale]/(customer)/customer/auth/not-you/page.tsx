import type { Metadata } from "next";
import { type AuthPageProps, authMetadata } from "@/components/identity/authPage";
import { NotYouPage } from "@/components/identity/LinkPages";

export const dynamic = "force-dynamic";

export function generateMetadata(props: AuthPageProps): Promise<Metadata> {
  return authMetadata("customer", "notYou", props);
}

export default function CustomerNotYouPage(props: AuthPageProps) {
  return <NotYouPage portal="customer" {...props} />;
}

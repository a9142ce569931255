import type { Metadata } from "next";
import { type AuthPageProps, authMetadata } from "@/components/identity/authPage";
import { EmailUndoPage } from "@/components/identity/LinkPages";

export const dynamic = "force-dynamic";

export function generateMetadata(props: AuthPageProps): Promise<Metadata> {
  return authMetadata("customer", "emailUndo", props);
}

export default function CustomerEmailUndoPage(props: AuthPageProps) {
  return <EmailUndoPage portal="customer" {...props} />;
}

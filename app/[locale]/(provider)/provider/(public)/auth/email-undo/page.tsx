import type { Metadata } from "next";
import { type AuthPageProps, authMetadata } from "@/components/identity/authPage";
import { EmailUndoPage } from "@/components/identity/LinkPages";

export const dynamic = "force-dynamic";

export function generateMetadata(props: AuthPageProps): Promise<Metadata> {
  return authMetadata("provider", "emailUndo", props);
}

export default function ProviderEmailUndoPage(props: AuthPageProps) {
  return <EmailUndoPage portal="provider" {...props} />;
}

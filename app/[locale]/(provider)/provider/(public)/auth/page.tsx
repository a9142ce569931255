import type { Metadata } from "next";
import { type AuthPageProps, authMetadata } from "@/components/identity/authPage";
import { SignInPage } from "@/components/identity/SignInPage";

export const dynamic = "force-dynamic";

export function generateMetadata(props: AuthPageProps): Promise<Metadata> {
  return authMetadata("provider", "auth", props);
}

export default function ProviderAuthPage(props: AuthPageProps) {
  return <SignInPage portal="provider" {...props} />;
}

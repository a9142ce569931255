import type { ReactNode } from "react";
import { env } from "@/lib/env";
import { customerPaths } from "@/lib/paths";
import { CustomerFooter } from "../footer/CustomerFooter";
import { PaymentDocumentLinks } from "../footer/PaymentDocumentLinks";
import { CustomerHeader } from "../header/CustomerHeader";
import { PortalShell } from "./PortalShell";

/** Header and footer of the customer portal. */
export function CustomerShell({ children }: { children: ReactNode }) {
  return (
    <PortalShell homeHref={customerPaths.home()} header={<CustomerHeader />} footer={<CustomerFooter />}>
      {children}
      {env().STRIPE_PUBLISHABLE_KEY === undefined ? null : <PaymentDocumentLinks />}
    </PortalShell>
  );
}

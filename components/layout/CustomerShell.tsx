import type { ReactNode } from "react";
import { customerPaths } from "@/lib/paths";
import { CustomerFooter } from "./CustomerFooter";
import { CustomerHeader } from "./CustomerHeader";
import { PortalShell } from "./PortalShell";

/** Header and footer of the customer portal around a page. */
export function CustomerShell({ children }: { children: ReactNode }) {
  return (
    <PortalShell homeHref={customerPaths.home()} header={<CustomerHeader />} footer={<CustomerFooter />}>
      {children}
    </PortalShell>
  );
}

import type { ReactNode } from "react";
import { providerPaths } from "@/lib/paths";
import { ProviderFooter } from "../footer/ProviderFooter";
import { ProviderHeader } from "../header/ProviderHeader";
import { PortalShell } from "./PortalShell";
import { StatusBanner } from "./StatusBanner";

/** Status banner, header and footer of the provider portal's public pages. */
export function ProviderShell({ children }: { children: ReactNode }) {
  return (
    <PortalShell
      homeHref={providerPaths.home()}
      banner={<StatusBanner status={null} />}
      header={<ProviderHeader />}
      footer={<ProviderFooter />}
    >
      {children}
    </PortalShell>
  );
}

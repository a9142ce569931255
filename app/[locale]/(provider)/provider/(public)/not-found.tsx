import { NotFoundPage } from "@/components/layout/problems/NotFoundPage";
import { providerPaths } from "@/lib/paths";

export default function ProviderNotFound() {
  return <NotFoundPage homeHref={providerPaths.home()} />;
}

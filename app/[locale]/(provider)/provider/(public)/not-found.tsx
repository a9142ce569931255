import { NotFoundPage } from "@/components/layout/NotFoundPage";
import { providerPaths } from "@/lib/paths";

export default function ProviderNotFound() {
  return <NotFoundPage homeHref={providerPaths.home()} />;
}

import { NotFound } from "@/components/layout/problems/NotFoundPage";
import { providerPaths } from "@/lib/paths";

export default function OwnNotFound() {
  return <NotFound homeHref={providerPaths.dashboard()} />;
}

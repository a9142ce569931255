import { NotFoundPage } from "@/components/layout/problems/NotFoundPage";
import { customerPaths } from "@/lib/paths";

export default function CustomerNotFound() {
  return <NotFoundPage homeHref={customerPaths.home()} secondHref={customerPaths.services()} />;
}

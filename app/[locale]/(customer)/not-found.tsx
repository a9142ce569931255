import { NotFoundPage } from "@/components/layout/NotFoundPage";
import { customerPaths } from "@/lib/paths";

export default function CustomerNotFound() {
  return <NotFoundPage homeHref={customerPaths.home()} secondHref={customerPaths.services()} />;
}

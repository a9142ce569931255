import type { LinkProps } from "@/components/ui/actions/link";
import { Link } from "@/lib/i18n/navigation";

/** The router's link without prefetching: lists hold dozens of links, and their pages are rendered per request. */
export function QuietLink(props: LinkProps) {
  return <Link {...props} prefetch={false} />;
}

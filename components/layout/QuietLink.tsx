import type { LinkProps } from "@/components/ui/actions/link";
import { Link } from "@/lib/i18n/navigation";

/** The router's link without prefetching: lists hold dozens, and what they lead to is made per visit anyway. */
export function QuietLink(props: LinkProps) {
  return <Link {...props} prefetch={false} />;
}

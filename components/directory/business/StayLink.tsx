import type { LinkProps } from "@/components/ui/actions/link";
import { Link } from "@/lib/i18n/navigation";

/** A link to the same page with another choice: the place on the page stays. */
export function StayLink(props: LinkProps) {
  return <Link {...props} prefetch={false} scroll={false} />;
}

import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { LinkComponent } from "../actions/link";

type BreadcrumbProps = {
  label: string;
  /** The last one is the page itself and needs no address. */
  items: { label: string; href?: string; lang?: string }[];
  linkComponent?: LinkComponent;
  className?: string;
};

/** The way to the page; on phones only the last page before it, as the way back. */
export function Breadcrumb({ label, items, linkComponent: Link = "a", className }: BreadcrumbProps) {
  const back = items.findLast(({ href }) => href !== undefined);
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex flex-wrap items-center gap-x-1 text-muted text-sm">
        {items.map((item, index) => (
          <li
            key={item.label}
            className={clsx("flex min-w-0 items-center gap-x-1", item !== back && "max-sm:hidden")}
          >
            {index > 0 ? (
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-control max-sm:hidden" />
            ) : null}
            {item === back ? (
              <ChevronLeft aria-hidden="true" className="-ml-1 size-4 shrink-0 text-control sm:hidden" />
            ) : null}
            {item.href === undefined ? (
              <span aria-current="page" lang={item.lang} className="truncate py-3 text-ink">
                {item.label}
              </span>
            ) : (
              <Link
                href={item.href}
                className="truncate rounded-sm py-3 underline-offset-4 hover:text-ink hover:underline"
              >
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

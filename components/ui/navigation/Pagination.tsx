import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { LinkComponent } from "../actions/link";
import { pageList } from "./pageList";

type PaginationProps = {
  label: string;
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** "Page 3", for screen readers. */
  pageLabel: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  linkComponent?: LinkComponent;
  className?: string;
};

const cell =
  "tap inline-grid place-items-center rounded-md px-2 no-underline transition-colors duration-150 hover:bg-sunken";

/** Pages of a list, as addresses. Nothing is drawn while there is only one. */
export function Pagination({
  label,
  page,
  pageCount,
  hrefFor,
  pageLabel,
  previousLabel,
  nextLabel,
  linkComponent: Link = "a",
  className,
}: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 ? (
          <li>
            <Link href={hrefFor(page - 1)} aria-label={previousLabel} className={cell}>
              <ChevronLeft aria-hidden="true" className="size-5" />
            </Link>
          </li>
        ) : null}
        {pageList(page, pageCount).map((entry) =>
          entry.kind === "gap" ? (
            <li key={entry.key} aria-hidden="true" className="px-1 text-muted">
              {"…"}
            </li>
          ) : (
            <li key={entry.page}>
              <Link
                href={hrefFor(entry.page)}
                aria-label={pageLabel(entry.page)}
                aria-current={entry.page === page ? "page" : undefined}
                className={clsx(
                  cell,
                  "num font-semibold aria-[current=page]:bg-ink aria-[current=page]:text-surface",
                )}
              >
                {entry.page}
              </Link>
            </li>
          ),
        )}
        {page < pageCount ? (
          <li>
            <Link href={hrefFor(page + 1)} aria-label={nextLabel} className={cell}>
              <ChevronRight aria-hidden="true" className="size-5" />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

import clsx from "clsx";
import { Car, Dumbbell, House, Laptop, Scissors } from "lucide-react";
import type { CategoryKey } from "@/components/pictures/category";
import type { LinkComponent } from "../actions/link";

type CategorySignProps = {
  category: CategoryKey;
  label: string;
  /** The number, in large figures. */
  count?: string;
  /** The unit of the number. */
  note?: string;
  href: string;
  linkComponent?: LinkComponent;
  className?: string;
};

/** A category as a sign: a field in its hue with number and name. */
export function CategorySign({
  category,
  label,
  count,
  note,
  href,
  linkComponent: Link = "a",
  className,
}: CategorySignProps) {
  return (
    <Link
      href={href}
      data-hue={category}
      className={clsx(
        "group flex min-h-30 min-w-0 flex-col justify-between gap-4 rounded-md bg-hue-field p-4 text-hue-ink @max-[20rem]:p-3 no-underline transition-shadow duration-150 hover:shadow-[inset_0_-4px_0_var(--hue-ink)]",
        className,
      )}
    >
      {/* The icon gives way to the line below it where both have no room; number and unit stay together. */}
      <span className="flex flex-wrap-reverse items-start justify-between gap-x-2 gap-y-1.5">
        <span data-count className="flex items-baseline gap-x-1.5 whitespace-nowrap">
          <span className="num font-semibold text-2xl leading-none @max-[20rem]:text-xl">{count}</span>
          {note ? <span className="text-sm">{note}</span> : null}
        </span>
        <CategoryIcon category={category} className="size-5 shrink-0" />
      </span>
      <span className="block min-w-0 hyphens-auto font-semibold leading-tight">{label}</span>
    </Link>
  );
}

const icons: Record<CategoryKey, typeof Car> = {
  beauty_wellness: Scissors,
  home_services: House,
  health_fitness: Dumbbell,
  automotive: Car,
  technology: Laptop,
};

/** The icon of a category; its name always stands beside it. */
function CategoryIcon({ category, className = "size-5" }: { category: CategoryKey; className?: string }) {
  const Icon = icons[category];
  return <Icon aria-hidden="true" className={className} />;
}

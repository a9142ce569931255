import { QuietLink } from "@/components/layout/QuietLink";

type KindLinksProps = { id: string; title: string; links: { href: string; label: string }[] };

/** Links to pages of kinds of work in cities, below their heading; nothing where there are none. */
export function KindLinks({ id, title, links }: KindLinksProps) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-xl">
        {title}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {links.map(({ href, label }) => (
          <li key={href}>
            <QuietLink
              href={href}
              className="flex min-h-11 items-center rounded-md border-[1.5px] border-line bg-card px-4 font-medium no-underline transition-colors duration-150 hover:border-ink"
            >
              {label}
            </QuietLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

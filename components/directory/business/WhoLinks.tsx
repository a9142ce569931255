import { Users } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PersonMark } from "@/components/staff/PersonMark";
import type { NextTime } from "@/lib/directory/cards/cardTypes";
import { type BusinessAddress, businessPath } from "@/lib/directory/detail/businessAddress";
import type { ProviderChoice } from "@/lib/directory/detail/detailTypes";
import { contentLocale } from "@/lib/i18n/locales";
import { useCardWords } from "../cards/useCardWords";
import { StayLink } from "./StayLink";

type WhoLinksProps = { choice: ProviderChoice; slug: string; address: BusinessAddress };

/** Whose times are shown: anybody first, then each person, all with their next time. Nothing for who works alone. */
export function WhoLinks({ choice, slug, address }: WhoLinksProps) {
  const t = useTranslations("businessPage.who");
  const { people, person, anybody } = choice;
  if (people.length === 0) return null;
  return (
    <nav aria-label={t("title")}>
      <ul className="-mx-(--wrap-inset) flex snap-x scroll-px-(--wrap-inset) gap-2 overflow-x-auto px-(--wrap-inset) py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        <WhoLink
          href={businessPath(slug, address, { staff: null })}
          isChosen={person === null}
          next={anybody}
        >
          <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-muted">
            <Users aria-hidden="true" className="size-4" />
          </span>
          <span>{t("anybody")}</span>
        </WhoLink>
        {people.map((each) => (
          <WhoLink
            key={each.id}
            href={businessPath(slug, address, { staff: each.id })}
            isChosen={person?.id === each.id}
            next={each.next}
          >
            <PersonMark name={each.name} colour={each.colour} imageUrl={each.imageUrl} alt="" />
            <span lang={contentLocale}>{each.name}</span>
          </WhoLink>
        ))}
      </ul>
    </nav>
  );
}

type WhoLinkProps = {
  href: string;
  isChosen: boolean;
  next: NextTime | null;
  children: [ReactNode, ReactNode];
};

function WhoLink({ href, isChosen, next, children: [mark, name] }: WhoLinkProps) {
  const t = useTranslations("businessPage.who");
  const words = useCardWords();
  return (
    <li className="max-w-60 shrink-0 snap-start">
      <StayLink
        href={href}
        aria-current={isChosen ? "true" : undefined}
        className="flex min-h-14 items-center gap-2 rounded-md border-[1.5px] border-line bg-card py-1.5 pr-3 pl-2 no-underline transition-colors duration-150 hover:border-control aria-[current]:border-ink aria-[current]:shadow-[inset_0_0_0_1px_var(--ink)]"
      >
        {mark}
        <span className="min-w-0">
          <span className="line-clamp-2 font-semibold text-sm leading-tight [overflow-wrap:anywhere]">
            {name}
          </span>{" "}
          <span className="num block whitespace-nowrap text-muted text-sm">
            {next === null ? t("noTime") : `${words.dayName(next)} ${words.clock(next)}`}
          </span>
        </span>
      </StayLink>
    </li>
  );
}

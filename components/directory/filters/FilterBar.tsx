"use client";

import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Dropdown } from "@/components/layout/header/Dropdown";
import { Button } from "@/components/ui/actions/Button";
import { filterGroups } from "./FilterGroups";
import type { GroupProps } from "./filterTypes";

/** The filters as a row of menus, for wide screens and without JavaScript. */
export function FilterBar(props: GroupProps) {
  const { value, texts } = props;
  return (
    <div className="hidden flex-wrap gap-2 lg:flex [@media(scripting:none)]:flex">
      {filterGroups.map(({ name, Group, count }) => (
        <FilterMenu key={name} label={texts.names[name]} count={count(value)} apply={texts.apply}>
          <Group {...props} />
        </FilterMenu>
      ))}
    </div>
  );
}

type FilterMenuProps = { label: string; count: number; apply: string; children: ReactNode };

function FilterMenu({ label, count, apply, children }: FilterMenuProps) {
  return (
    <Dropdown
      // Not positioned absolutely on narrow screens, where the row wraps and a panel would cover what is below or
      // leave the screen.
      className="relative max-lg:open:w-full"
      summary={
        <>
          {label}
          {count > 0 ? (
            <span className="num grid min-w-5.5 place-items-center rounded-full bg-ink px-1.5 text-sm text-surface leading-5.5">
              {count}
            </span>
          ) : null}
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform duration-150 group-open:rotate-180"
          />
        </>
      }
      summaryClassName={clsx(
        "inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-[1.5px] bg-card px-4 font-medium hover:border-ink",
        count > 0 ? "border-ink" : "border-control/70",
      )}
      panelClassName="mt-1.5 rounded-md border border-line bg-card px-4 py-2 lg:absolute lg:top-full lg:left-0 lg:z-20 lg:max-h-[min(28rem,70dvh)] lg:w-72 lg:overflow-y-auto lg:shadow-overlay"
    >
      {children}
      {/* With JavaScript each choice applies at once. */}
      <div className="sticky bottom-0 my-2 hidden noscript:block">
        <Button type="submit" variant="solid" size="sm" block>
          {apply}
        </Button>
      </div>
    </Dropdown>
  );
}

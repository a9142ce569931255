"use client";

import clsx from "clsx";
import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/actions/Button";

type FoldedFiltersProps = {
  /** Something is searched or filtered already. */
  inUse: boolean;
  /** The filters. */
  children: ReactNode;
  /** The other views; they share the row of the button. */
  views: ReactNode;
};

/** Search and filters, behind a button on phones, where the day's bookings come first. */
export function FoldedFilters({ inUse, views, children }: FoldedFiltersProps) {
  const t = useTranslations("providerArea.bookings");
  const id = useId();
  const [isOpen, setOpen] = useState(inUse);
  return (
    <>
      <div
        id={id}
        className={clsx(
          "mt-4 flex flex-wrap items-end gap-4 sm:mt-6",
          !isOpen && "max-sm:[@media(scripting:enabled)]:hidden",
        )}
      >
        {children}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:mt-6">
        {views}
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          icon={<SlidersHorizontal aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
          className="ml-auto sm:hidden noscript:hidden"
        >
          {t("filters")}
        </Button>
      </div>
    </>
  );
}

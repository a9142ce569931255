"use client";

import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { LiveMessage } from "@/components/ui/feedback/LiveMessage";
import { Drawer } from "@/components/ui/overlays/Drawer";
import { callApi } from "@/lib/api/client";
import { withSaid } from "@/lib/directory/search/said/saidFilters";
import type { Understood } from "@/lib/directory/search/said/understand";
import {
  noServiceFilters,
  type ServiceFilters,
  serviceFilterParams,
} from "@/lib/directory/search/serviceFilters";
import { filterGroups } from "./FilterGroups";
import { filterHref } from "./filterHref";
import type { GroupProps } from "./filterTypes";
import type { FilterTexts } from "./useFilterTexts";

type FilterSheetProps = GroupProps & {
  /** What the text says besides what is looked for. */
  understood: Understood | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** All filters on phones, edited as a draft; the button shows the number of results. */
export function FilterSheet(sheet: FilterSheetProps) {
  const { open, onOpenChange, value, onChange, options, texts, understood } = sheet;
  const [draft, setDraft] = useState<ServiceFilters>(value);
  const asked = useMemo(
    () => (understood === null ? draft : withSaid(draft, understood)),
    [draft, understood],
  );
  const count = useResultCount(asked, open);
  const props = { value: draft, onChange: setDraft, options, texts };

  function show() {
    onOpenChange(false);
    onChange(draft);
  }

  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      closeLabel={texts.close}
      phone="bottom"
      footer={
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
          <Button
            variant="quiet"
            size="sm"
            onClick={() => setDraft({ ...noServiceFilters, q: draft.q, sort: draft.sort })}
          >
            {texts.clearAll}
          </Button>
          <Button variant="solid" className="flex-1 basis-44" onClick={show}>
            {showText(texts, count)}
          </Button>
          <LiveMessage message={count === null ? "" : showText(texts, count)} />
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        {filterGroups.map(({ name, Group }) => (
          <Section key={name} title={texts.names[name]}>
            <Group {...props} />
          </Section>
        ))}
      </div>
    </Drawer>
  );
}

function showText(texts: FilterTexts, count: number | null): string {
  if (count === null) return texts.showAny;
  if (count === 0) return texts.showNone;
  return count === 1 ? texts.showOne : texts.showMany.replace("{count}", String(count));
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-line border-b pb-5 last:border-0">
      <legend className="mb-1 font-semibold text-lg">{title}</legend>
      {children}
    </fieldset>
  );
}

type Counted = { of: string; total: number };

/** Reads the number of results from `X-Total-Count` of a page of one. */
async function fetchTotal(filters: ServiceFilters, signal: AbortSignal): Promise<number | null> {
  const query = { ...serviceFilterParams(filters), limit: 1 };
  const result = await callApi("GET /services/v1", { query, signal });
  const header = result.ok ? result.headers.get("X-Total-Count") : null;
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

/** The number of services that the filters find; null while it is unknown. */
function useResultCount(filters: ServiceFilters, active: boolean): number | null {
  const [counted, setCounted] = useState<Counted | null>(null);
  const wanted = filterHref("", serviceFilterParams(filters));

  useEffect(() => {
    if (!active) return;
    const asking = new AbortController();
    void fetchTotal(filters, asking.signal).then((total) => {
      if (!asking.signal.aborted) setCounted(total === null ? null : { of: wanted, total });
    });
    return () => asking.abort();
  }, [filters, wanted, active]);

  return counted?.of === wanted ? counted.total : null;
}

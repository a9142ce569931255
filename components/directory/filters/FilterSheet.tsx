"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { LiveMessage } from "@/components/ui/feedback/LiveMessage";
import { Drawer } from "@/components/ui/overlays/Drawer";
import { callApi } from "@/lib/api/client";
import { type FilterParams, noDirectoryFilters } from "@/lib/directory/search/serviceFilters";
import { filterGroups } from "./FilterGroups";
import { filterHref } from "./filterHref";
import type { FilterChange, GroupProps } from "./filterTypes";
import type { FilterTexts } from "./useFilterTexts";

type FilterSheetProps = Omit<GroupProps, "onChange"> & {
  /** The call whose answers are counted. */
  call: "GET /services/v1" | "GET /providers/v1";
  /** What the list would be asked with, had the filters been changed so. */
  paramsAfter: (change: FilterChange) => FilterParams;
  open: boolean;
  onClose: () => void;
  /** Shows the results of what was changed, and closes. */
  onShow: (change: FilterChange) => void;
};

const { q: _q, ...nothingChosen } = noDirectoryFilters;

/** All filters on phones, edited as a draft; the button shows the number of results. */
export function FilterSheet(sheet: FilterSheetProps) {
  const { open, onClose, value, onShow, options, texts, call, paramsAfter } = sheet;
  const [draft, setDraft] = useState<FilterChange>({});
  const count = useResultCount(call, paramsAfter(draft), open);
  const change = (next: FilterChange) => setDraft((before) => ({ ...before, ...next }));
  const props = { value: { ...value, ...draft }, onChange: change, options, texts };

  return (
    <Drawer
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={texts.title}
      closeLabel={texts.close}
      phone="bottom"
      footer={
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
          <Button variant="quiet" size="sm" onClick={() => setDraft(nothingChosen)}>
            {texts.clearAll}
          </Button>
          <Button variant="solid" className="flex-1 basis-44" onClick={() => onShow(draft)}>
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

type Call = FilterSheetProps["call"];

/** Reads the number of results from `X-Total-Count` of a page of one. */
async function fetchTotal(call: Call, params: FilterParams, signal: AbortSignal): Promise<number | null> {
  const result = await callApi(call, { query: { ...params, limit: 1 }, signal });
  const header = result.ok ? result.headers.get("X-Total-Count") : null;
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

/** The number of results that the parameters find; null while it is unknown. */
function useResultCount(call: Call, params: FilterParams, active: boolean): number | null {
  const [counted, setCounted] = useState<Counted | null>(null);
  const wanted = filterHref("", params);
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  });

  useEffect(() => {
    if (!active) return;
    const asking = new AbortController();
    void fetchTotal(call, latest.current, asking.signal).then((total) => {
      if (!asking.signal.aborted) setCounted(total === null ? null : { of: wanted, total });
    });
    return () => asking.abort();
  }, [call, wanted, active]);

  return counted?.of === wanted ? counted.total : null;
}

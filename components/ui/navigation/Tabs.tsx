"use client";

import * as TabsPrimitive from "@radix-ui/react-tabs";
import clsx from "clsx";
import type { ReactNode } from "react";
import { tabClass, tabCountClass, tabListClass } from "./tabClass";

type TabsProps = {
  label: string;
  tabs: { value: string; label: ReactNode; count?: string; content: ReactNode }[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
};

/** Tabs for views of the same thing. Where each view has an address, use TabLinks. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, className }: TabsProps) {
  const state = value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value ?? "" } : { value };
  return (
    <TabsPrimitive.Root
      {...state}
      {...(onValueChange ? { onValueChange } : {})}
      className={clsx("min-w-0", className)}
    >
      <TabsPrimitive.List aria-label={label} className={tabListClass}>
        {tabs.map((tab) => (
          <TabsPrimitive.Trigger
            key={tab.value}
            value={tab.value}
            className={clsx(tabClass, "data-[state=active]:border-ink data-[state=active]:text-ink")}
          >
            {tab.label}
            {tab.count ? <span className={tabCountClass}>{tab.count}</span> : null}
          </TabsPrimitive.Trigger>
        ))}
      </TabsPrimitive.List>
      {tabs.map((tab) => (
        <TabsPrimitive.Content key={tab.value} value={tab.value} className="rounded-sm pt-5">
          {tab.content}
        </TabsPrimitive.Content>
      ))}
    </TabsPrimitive.Root>
  );
}

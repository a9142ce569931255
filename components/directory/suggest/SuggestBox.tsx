"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";

type ListProps = { box: HTMLElement; textBefore: string | null; onChoose?: (() => void) | undefined };
type Loaded = Omit<ListProps, "onChoose"> & { List: ComponentType<ListProps> };

type SuggestBoxProps = {
  children: ReactNode;
  className?: string;
  /** A suggestion was chosen, and is being opened. */
  onChoose?: () => void;
};

/**
 * Adds suggestions to the search field `q` of the form inside. Their code is loaded when the field is focused; until
 * then, and without JavaScript, it is a plain field.
 */
export function SuggestBox({ children, className = "", onChoose }: SuggestBoxProps) {
  const root = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    const box = root.current;
    if (box === null) return;
    const ended = new AbortController();
    let isSent = false;
    const markSent = () => {
      isSent = true;
    };
    const load = async (target: EventTarget | null) => {
      if (!(target instanceof HTMLInputElement) || target.name !== "q" || !box.contains(target)) return;
      const textBefore = target.value;
      isSent = false;
      try {
        const { SuggestList } = await import("./SuggestList");
        if (!ended.signal.aborted) {
          const before = isSent ? null : textBefore;
          setLoaded((now) => now ?? { List: SuggestList, box, textBefore: before });
        }
      } catch {
        // Without a connection: the next focus tries again.
      }
    };
    box.addEventListener("focusin", ({ target }) => void load(target), { signal: ended.signal });
    // A list whose code comes after the search was sent stays closed.
    box.closest("form")?.addEventListener("submit", markSent, { signal: ended.signal });
    box.addEventListener("submit", markSent, { signal: ended.signal });
    // It may have been focused before this ran.
    void load(document.activeElement);
    return () => ended.abort();
  }, []);

  return (
    <div ref={root} className={`relative ${className}`}>
      {children}
      {loaded === null ? null : (
        <loaded.List box={loaded.box} textBefore={loaded.textBefore} onChoose={onChoose} />
      )}
    </div>
  );
}

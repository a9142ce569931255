import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";

type FieldEvents = {
  onKey: (event: KeyboardEvent) => void;
  onType: () => void;
  onFocus: () => void;
  onSubmit: () => void;
  /** A press, a focus or a change outside of field and list. */
  onElsewhere: () => void;
};

type Field = { input: HTMLInputElement; box: HTMLElement; panel: RefObject<HTMLDivElement | null> };

/** Listens to the field, to its form and to what happens outside of both. */
export function useFieldEvents({ input, box, panel }: Field, events: FieldEvents) {
  const onKey = useEffectEvent(events.onKey);
  const onType = useEffectEvent(events.onType);
  const onFocus = useEffectEvent(events.onFocus);
  const onSubmit = useEffectEvent(events.onSubmit);
  const onTarget = useEffectEvent((target: EventTarget | null) => {
    const isHere = target instanceof Node && (target === input || panel.current?.contains(target));
    if (!isHere) events.onElsewhere();
  });

  useEffect(() => {
    const { form } = input;
    const ended = new AbortController();
    const { signal } = ended;
    input.addEventListener("keydown", (event) => onKey(event), { signal });
    input.addEventListener("input", () => onType(), { signal });
    input.addEventListener("focus", () => onFocus(), { signal });
    form?.addEventListener("submit", () => onSubmit(), { signal });
    // Another control of the form changes what would be suggested.
    form?.addEventListener("change", ({ target }) => onTarget(target), { signal });
    box.addEventListener("focusout", ({ relatedTarget }) => onTarget(relatedTarget), { signal });
    document.addEventListener("pointerdown", ({ target }) => onTarget(target), { signal });
    return () => ended.abort();
  }, [input, box]);
}

type Shown = { isShown: boolean; activeId: string | null; listId: string };

/** Tells assistive technology of the list, and keeps the active option in sight. */
export function useComboboxRole(input: HTMLInputElement, { isShown, activeId, listId }: Shown) {
  useEffect(() => {
    const described = {
      role: "combobox",
      autocomplete: "off",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-expanded": String(isShown),
      "aria-controls": isShown ? listId : null,
      "aria-activedescendant": activeId,
    };
    for (const [name, value] of Object.entries(described)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [input, listId, isShown, activeId]);
}

/** Puts the list below the field or the frame around it, unless the style of the box says where (`--suggest-top`). */
export function usePanelPlace({ input, box, panel }: Field, isShown: boolean) {
  useLayoutEffect(() => {
    const anchor = input.closest("[data-suggest-anchor]") ?? input;
    const top = anchor.getBoundingClientRect().bottom - box.getBoundingClientRect().top;
    if (isShown && panel.current) panel.current.style.top = `var(--suggest-top, ${top}px)`;
  }, [input, box, panel, isShown]);
}

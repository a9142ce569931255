/*
 * What components see of the App Router: an address that they read and change, as the browser has it, and a way to load the
 * page's data anew, which a page of a test may follow. Where Next would fetch a page this only records that it was asked to.
 */

/** `push /a`, `replace /a?b=c`, `refresh`, `back`, `forward`; `leave /a` where the document itself was to be left. */
type Step = string;

const steps: Step[] = [];
const listeners = new Set<() => void>();
const loaders = new Set<() => void>();

const told = () => {
  for (const listener of listeners) listener();
};

/** As Next does: hooks follow also what a component writes to the history itself. */
const { pushState, replaceState } = window.history;
for (const [name, write] of Object.entries({ pushState, replaceState }))
  Reflect.set(window.history, name, (...given: Parameters<typeof pushState>) => {
    write.apply(window.history, given);
    // Hooks read it in a later task, since React calls this within renders as well.
    queueMicrotask(told);
  });
window.addEventListener("popstate", told);

// A document that is left would take the test along.
window.navigation.addEventListener("navigate", (event) => {
  if (event.destination.sameDocument || event.hashChange || !event.cancelable) return;
  event.preventDefault();
  const { origin, href } = new URL(event.destination.url);
  steps.push(`leave ${href.startsWith(window.location.origin) ? href.slice(origin.length) : href}`);
});

const record = (step: Step) => {
  steps.push(step);
};

export const appRouter = {
  push(to: string) {
    record(`push ${to}`);
    window.history.pushState(null, "", to);
  },
  replace(to: string) {
    record(`replace ${to}`);
    window.history.replaceState(null, "", to);
  },
  refresh() {
    record("refresh");
    for (const load of loaders) load();
  },
  back: () => record("back"),
  forward: () => record("forward"),
  prefetch: () => {},
};

/** Where the component under test has led so far. */
export const ledTo = (): readonly Step[] => steps;

/** Begins a test at an address. */
export function startAt(path: string): void {
  window.history.replaceState(null, "", path);
  steps.length = 0;
}

export function followAddress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has the page's data loaded anew when a component asks for that. */
export function whenRefreshed(load: () => void): () => void {
  loaders.add(load);
  return () => loaders.delete(load);
}

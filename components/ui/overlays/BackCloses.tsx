import { useEffect } from "react";

type Watcher = { onclose: (() => void) | null; destroy: () => void };

declare global {
  interface Window {
    /** Not in every browser. */
    CloseWatcher?: new () => Watcher;
  }
}

/**
 * Calls `close` each time the person asks the browser to close something, until the function that is returned is called:
 * by Android's Back in Chromium, which then leaves the page where it is, and by an Escape that no script has prevented.
 * The history stays as it is. Other browsers have no such requests; their Back goes to the page before.
 */
export function onCloseRequest(close: () => void): () => void {
  let watcher: Watcher | undefined;
  // Each watcher hears of one request. The next is there before `close` opens a layer above, which is to be asked first.
  function watch() {
    if (window.CloseWatcher === undefined) return;
    watcher = new window.CloseWatcher();
    watcher.onclose = () => {
      watch();
      close();
    };
  }
  watch();
  return () => watcher?.destroy();
}

const pressEscape = () =>
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));

/**
 * Inside a layer of Radix: Android's Back does what Escape does, as long as the layer is there. Radix knows which layer is
 * the topmost, and that some stay open (while something is sent). A real Escape is prevented by Radix, so that it closes
 * nothing twice.
 */
export function BackCloses() {
  useEffect(() => onCloseRequest(pressEscape), []);
  return null;
}

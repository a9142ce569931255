export type Notification = {
  tone?: "success" | "error" | "info";
  title: string;
  description?: string;
  /** Undo, mostly. */
  action?: { label: string; onClick: () => void };
  /** Milliseconds; errors and messages with an action stay longer by default. */
  duration?: number;
};

type Listener = (notification: Notification) => void;

let listener: Listener | null = null;
let waiting: Notification | null = null;

/** Shows a toast in the place of the one before: there is only ever one. */
export function notify(notification: Notification): void {
  if (listener) listener(notification);
  else waiting = notification;
}

/** The Toaster's side: it is told of every notification, and of the one that came before it was there. */
export function listenToNotifications(next: Listener): () => void {
  listener = next;
  if (waiting) {
    next(waiting);
    waiting = null;
  }
  return () => {
    if (listener === next) listener = null;
  };
}

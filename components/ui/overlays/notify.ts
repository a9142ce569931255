export type Notification = {
  tone?: "success" | "error" | "info";
  title: string;
  description?: string;
  /** An action, mostly to undo. */
  action?: { label: string; onClick: () => void };
  /** Not shown while another one is, which may have an action that somebody is about to use, nor over an open dialog. */
  yields?: boolean;
  /** Milliseconds; errors and messages with an action stay longer by default. */
  duration?: number;
};

type Listener = (notification: Notification) => void;

let listener: Listener | null = null;
let waiting: Notification | null = null;

/** Shows a toast in place of the one before; there is only one at a time. */
export function notify(notification: Notification): void {
  if (listener) listener(notification);
  else waiting = notification;
}

/** For the Toaster: calls `next` for each notification, and for the last one before it was mounted. */
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

import { type ReactNode, useEffect, useState } from "react";
import { whenRefreshed } from "./router";

type LoadedProps<T extends object> = {
  /** What the server has now, made anew when something changed. */
  read: () => T;
  children: (now: T) => ReactNode;
};

/** A page with what the server has, loaded anew when one of its components asks for that. */
export function Loaded<T extends object>({ read, children }: LoadedProps<T>) {
  const [now, setNow] = useState(read);
  useEffect(() => whenRefreshed(() => setNow(read())), [read]);
  return children(now);
}

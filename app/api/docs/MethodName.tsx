import clsx from "clsx";

const tones: Record<string, string> = {
  get: "text-info",
  post: "text-positive",
  put: "text-warning",
  patch: "text-warning",
  delete: "text-danger",
};

/** The HTTP method, in its colour; `isShort` in a column of a fixed width. */
export function MethodName({ method, isShort = false }: { method: string; isShort?: boolean }) {
  return (
    <span className={clsx("num shrink-0 font-semibold", tones[method], isShort && "w-11 text-xs")}>
      {(isShort ? method.replace("delete", "del") : method).toUpperCase()}
    </span>
  );
}

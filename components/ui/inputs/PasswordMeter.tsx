import clsx from "clsx";

type PasswordMeterProps = {
  /** The number of filled parts, 0 to 4. */
  level: 1 | 2 | 3 | 4;
  /** The rating as text. */
  children: string;
};

const fill = { 1: "bg-danger", 2: "bg-warning", 3: "bg-positive", 4: "bg-positive" } as const;

/** The strength of a new password as bar and text, announced when the text changes. */
export function PasswordMeter({ level, children }: PasswordMeterProps) {
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((part) => (
          <span key={part} className={clsx("h-1.5 rounded-full", part <= level ? fill[level] : "bg-line")} />
        ))}
      </span>
      <p className="text-sm">{children}</p>
    </div>
  );
}

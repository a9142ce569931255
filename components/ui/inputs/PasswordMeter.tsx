import clsx from "clsx";

type PasswordMeterProps = {
  /** How many of the four parts are filled. */
  level: 1 | 2 | 3 | 4;
  /** What it means, in words. */
  children: string;
};

const fill = { 1: "bg-danger", 2: "bg-warning", 3: "bg-positive", 4: "bg-positive" } as const;

/** How good a password is that is being chosen: the words say it, the bar shows it. Read out when the words change. */
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

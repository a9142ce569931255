import clsx from "clsx";
import { type StaffColour, toStaffColour } from "@/lib/staff/colours";

const fields: Record<StaffColour, string> = {
  green: "bg-person-green",
  blue: "bg-person-blue",
  violet: "bg-person-violet",
  rose: "bg-person-rose",
  amber: "bg-person-amber",
  teal: "bg-person-teal",
  red: "bg-person-red",
  grey: "bg-person-grey",
};

type PersonDotProps = {
  colour: StaffColour;
  /** Whose first letter stands in it; a plain dot without. */
  name?: string;
  className?: string;
};

/** A person's colour, beside the name, which says the same to whoever does not see it. */
export function PersonDot({ colour, name, className }: PersonDotProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "inline-grid shrink-0 place-items-center rounded-full font-semibold text-person-ink",
        name === undefined ? "size-2.5" : "size-9 text-sm",
        fields[colour],
        className,
      )}
    >
      {name === undefined ? null : Array.from(name.trim())[0]?.toLocaleUpperCase()}
    </span>
  );
}

/** A name with its dot before it, as one fact among others. */
export function PersonName({ name, colour }: { name: string; colour: string }) {
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <PersonDot colour={toStaffColour(colour)} />
      {name}
    </span>
  );
}

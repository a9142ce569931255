import { initials } from "./initials";

type PersonMarkProps = {
  name: string;
  /** One of the eight of `[data-person]` in globals.css. */
  colour: string;
};

/** Somebody of a business as a coloured dot with initials. The name itself always stands beside it, so this is silent. */
export function PersonMark({ name, colour }: PersonMarkProps) {
  return (
    <span
      aria-hidden="true"
      data-person={colour}
      className="num grid size-8 shrink-0 place-items-center rounded-full bg-person font-semibold text-person-letter text-xs"
    >
      {initials(name)}
    </span>
  );
}

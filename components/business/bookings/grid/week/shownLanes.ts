import type { GridColumn } from "../model/timetable";

/** More people than this have no readable lanes beside each other: then everybody's week is a board of counts. */
export const mostLanes = 3;

/** Which people's lanes are shown. */
export type ShownLanes = {
  /** Of those who are shown. */
  ids: ReadonlySet<string>;
  /** Whose lane is shown where one is shown alone. */
  aloneId: string | null;
  /** `board`: nobody's, but how much each has on each day. */
  width: "alone" | "all" | "aloneOnPhones" | "board";
};

/**
 * @param chosenIds whom somebody chose; empty for everybody; null without a choice: then phones show the first of a few alone
 */
export function shownLanes(columns: readonly GridColumn[], chosenIds: readonly string[] | null): ShownLanes {
  const everybody = new Set(columns.map(({ person }) => person.id));
  const [firstId = null] = everybody;
  if (everybody.size <= 1) return { ids: everybody, aloneId: firstId, width: "alone" };
  const chosen = chosenIds?.filter((id) => everybody.has(id)) ?? [];
  const [chosenId] = chosen;
  if (chosenId !== undefined) {
    const isAlone = chosen.length === 1;
    return {
      ids: new Set(chosen),
      aloneId: isAlone ? chosenId : null,
      width: isAlone ? "alone" : "all",
    };
  }
  if (everybody.size > mostLanes) return { ids: everybody, aloneId: null, width: "board" };
  return chosenIds === null
    ? { ids: everybody, aloneId: firstId, width: "aloneOnPhones" }
    : { ids: everybody, aloneId: null, width: "all" };
}

/** The class of what belongs to a person's lane; undefined while it is shown on every screen. */
export function hidden({ ids, aloneId, width }: ShownLanes, personId: string): string | undefined {
  if (!ids.has(personId)) return "hidden";
  return width === "aloneOnPhones" && personId !== aloneId ? "max-md:hidden" : undefined;
}

/** The classes of what is shown beside all lanes, and beside one alone. */
export const onlyBeside: Record<ShownLanes["width"], { all: string; alone: string }> = {
  all: { all: "", alone: "hidden" },
  alone: { all: "hidden", alone: "" },
  aloneOnPhones: { all: "max-md:hidden", alone: "md:hidden" },
  board: { all: "hidden", alone: "hidden" },
};

/** Nobody works there and nothing is booked: its lane is drawn narrow. */
export function isOff({ day, entries }: GridColumn): boolean {
  return day.open_minute === null && !entries.some(({ kind }) => kind === "booking");
}

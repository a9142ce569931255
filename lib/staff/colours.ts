/** What a person is told apart by, beside the name; the same as in `staff_members_colour_check`. */
export const staffColours = ["green", "blue", "violet", "rose", "amber", "teal", "red", "grey"] as const;

export type StaffColour = (typeof staffColours)[number];

/** A column of text as one of them. */
export function toStaffColour(text: string): StaffColour {
  return staffColours.find((colour) => colour === text) ?? "grey";
}

/** The first that nobody has yet; the first of all when every one is taken. */
export function freeColour(taken: readonly string[]): StaffColour {
  return staffColours.find((colour) => !taken.includes(colour)) ?? staffColours[0];
}

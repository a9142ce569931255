/** The colours that people are shown in beside their names; the same as in `staff_members_colour_check`. */
export const staffColours = ["green", "blue", "violet", "rose", "amber", "teal", "red", "grey"] as const;

export type StaffColour = (typeof staffColours)[number];

/** The text of a column as a colour; grey for any other text. */
export function toStaffColour(text: string): StaffColour {
  return staffColours.find((colour) => colour === text) ?? "grey";
}

/** The first colour that nobody has; the first of all when every one is taken. */
export function freeColour(taken: readonly string[]): StaffColour {
  return staffColours.find((colour) => !taken.includes(colour)) ?? staffColours[0];
}

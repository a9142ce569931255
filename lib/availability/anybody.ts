/** What is sent in place of a person's id, when anybody may do it. */
export const ANYBODY = "any";

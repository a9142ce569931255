/** Fields of a section, two beside each other where its title stands beside it (`AccountSection`). */
export const pair = "grid grid-cols-1 items-start gap-5 @min-[52rem]:grid-cols-2";

/** How long the comment of a customer to the business may be, in characters. */
export const commentMaxLength = 500;

/** Whether the person was taken out of a booking: erased by their own wish, or kept as long as the law asks. */
export function isForgotten(booking: { customerEmail: string }): boolean {
  return booking.customerEmail === "";
}

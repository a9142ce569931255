/** Whether the person was taken out of a booking: erased by their own wish, or kept as long as the law asks. */
export function isErased(booking: {
  customerName: string;
  customerEmail: string;
  customerPhone?: string | null;
}): boolean {
  return (
    booking.customerName === "" && booking.customerEmail === "" && (booking.customerPhone ?? null) === null
  );
}

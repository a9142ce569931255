type Way = { source: "phone" | "desk"; paymentWay: "on_site" | "link" };

/**
 * Whether a name alone is enough for a booking that the business makes (DESK-1): whoever stands at the desk and pays on the
 * spot. A call and a payment link need a phone number or an e-mail address.
 */
export const isNameEnough = ({ source, paymentWay }: Way): boolean =>
  source === "desk" && paymentWay === "on_site";

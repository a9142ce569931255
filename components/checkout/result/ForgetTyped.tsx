"use client";

import { useEffect } from "react";
import { forgetContact } from "../form/draft";
import { dropOpenCheckout } from "../hold/openCheckout";

/** Empties the booking form of this tab, and forgets the hold, once it has been paid for. */
export function ForgetTyped({ sessionId }: { sessionId: string }) {
  useEffect(() => {
    forgetContact();
    dropOpenCheckout(sessionId);
  }, [sessionId]);
  return null;
}

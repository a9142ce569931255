"use client";

import { useEffect } from "react";
import { forgetContact } from "../form/draft";

/** Empties the booking form of this tab, once what was typed in it has been paid for. */
export function ForgetTyped() {
  useEffect(forgetContact, []);
  return null;
}

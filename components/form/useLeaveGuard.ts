"use client";

import { useEffect, useState } from "react";
import { allowLeaving, guardAgain, guardLeaving } from "./leaving";

export type LeaveQuestion = { isOpen: boolean; stay: () => void; leave: () => void };

/** Asks before unsaved edits are lost, by whatever way of leaving. */
export function useLeaveGuard(isUnsaved: boolean) {
  // React would call a function given to a state setter, so it is wrapped in an object.
  const [wish, setWish] = useState<{ goOn: () => void } | null>(null);

  useEffect(() => {
    if (!isUnsaved) return;
    guardAgain();
    return guardLeaving((goOn) => setWish({ goOn }));
  }, [isUnsaved]);

  const question: LeaveQuestion = {
    isOpen: wish !== null,
    stay: () => setWish(null),
    leave: () => {
      setWish(null);
      allowLeaving();
      wish?.goOn();
    },
  };

  return {
    question,
    /** Closes a dialog or another container of the form: at once, or after a confirmation. */
    leave: (goOn: () => void) => (isUnsaved ? setWish({ goOn }) : goOn()),
  };
}

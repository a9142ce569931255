"use client";

import { useEffect, useState } from "react";
import { allowLeaving, guardAgain, guardLeaving } from "./leaving";

export type LeaveQuestion = { isOpen: boolean; stay: () => void; leave: () => void };

/** Asks before unsaved edits are lost, however one goes. */
export function useLeaveGuard(isUnsaved: boolean) {
  // A function in a state is kept in a box, or React would call it.
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
    /** Closes a dialog, or whatever else takes the form away: at once, or once that was confirmed. */
    leave: (goOn: () => void) => (isUnsaved ? setWish({ goOn }) : goOn()),
  };
}

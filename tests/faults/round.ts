import type { Answers } from "./answers";
import type { Fleet } from "./fleet";
import type { Postbox } from "./postbox";
import type { Promises } from "./promises";
import type { StandIn } from "./standIn";
import type { Tally } from "./tally";
import type { World } from "./world";

/** One installation with its people, and what was done to it so far. */
export type Round = {
  fleet: Fleet;
  world: World;
  standIn: StandIn;
  postbox: Postbox;
  answers: Answers;
  promises: Promises;
  /** Operations by name: client calls and injected events. */
  operations: Tally;
  seed: number;
};

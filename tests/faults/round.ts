import type { Fleet } from "./installation/fleet";
import type { Postbox } from "./installation/postbox";
import type { StandIn } from "./installation/standIn";
import type { AnswerLog } from "./operations/answers";
import type { Promises } from "./promises";
import type { Tally } from "./tally";
import type { World } from "./world";

/** One installation with its people, and what was done to it so far. */
export type Round = {
  fleet: Fleet;
  world: World;
  standIn: StandIn;
  postbox: Postbox;
  answers: AnswerLog;
  promises: Promises;
  /** Accounts that their people asked to delete, by id. */
  erased: string[];
  /** Operations by name: client calls and injected events. */
  operations: Tally;
  seed: number;
};

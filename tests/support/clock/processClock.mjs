import { moveClock } from "./moveClock.mjs";

/**
 * Moves the clock of this process and of all Node processes that it starts: `--import` it. Every run of the tests has the same
 * Tuesday in Stockholm then, far from clock changes and red days, and time goes on from there; what a test proves does not
 * depend on the day it is run. `TEST_NOW` gives another instant ("2028-02-29T09:00:00Z"), or the true one ("true").
 * Far ahead: a browser, whose cookies keep the true time, must not find an expiry that has passed.
 */
const usual = "2031-01-14T09:07:00Z";

const { TEST_NOW: wanted = usual } = process.env;
if (wanted !== "true" && Number.isNaN(Date.parse(wanted)))
  throw new Error(`TEST_NOW is no instant: ${wanted}`);
process.env.TEST_CLOCK_OFFSET_MS ??= String(wanted === "true" ? 0 : Date.parse(wanted) - Date.now());

const options = process.env.NODE_OPTIONS ?? "";
if (!options.includes(import.meta.url)) process.env.NODE_OPTIONS = `${options} --import=${import.meta.url}`;

const offsetMs = Number(process.env.TEST_CLOCK_OFFSET_MS);
if (offsetMs !== 0) moveClock(offsetMs);

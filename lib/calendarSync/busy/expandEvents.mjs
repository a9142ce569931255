import { text } from "node:stream/consumers";
import { readEvents } from "./file/readEvents.mjs";

/* Reads a calendar in a process of its own, started by `readCalendar.ts`: what `readEvents` takes and gives, as JSON. */

process.stdout.write(JSON.stringify(readEvents(JSON.parse(await text(process.stdin)))));

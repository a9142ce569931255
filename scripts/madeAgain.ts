import { parseArgs } from "node:util";
import { UserError } from "../dev/system/UserError";
import { listMadeAgain, type MadeAgain, madeAgainDays } from "../lib/desk/madeAgain";
import { withOperatorDatabase } from "./support/operatorDatabase";
import { shownMoment } from "./support/statusTime";
import { runMain } from "./support/testing/report";

const help = `Online bookings that were cancelled and made again by hand for the same customer within ${madeAgainDays} days.

  npm run made-again                 of the last 30 days
  npm run made-again -- --days 90    of the last 90 days

The same customer: by account, client of the business, e-mail address or phone number, at the same business; with other contacts
by the same start and person (slot), or by the name for the same service and day (name). It can be innocent (a customer who calls
to change what they booked); many at one business are a way around the commission.
The database is that of DATABASE_URL; without it, that of the demo that runs here.`;

const dayMs = 24 * 60 * 60_000;

/** `npm run made-again`: the list for the operator. */
await runMain(async () => {
  const { days = "30", help: isAsked } = readArguments();
  if (isAsked) {
    console.log(help);
    return 0;
  }
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new UserError(`--days: ${days} is no number of days.\n\n${help}`);
  await withOperatorDatabase(async (client) => {
    const until = new Date();
    const pairs = await listMadeAgain(client, {
      from: new Date(until.getTime() - Number(days) * dayMs),
      until,
    });
    console.log(pairs.length === 0 ? `None in ${days} days.` : pairs.map(shown).join("\n"));
  });
  return 0;
});

function readArguments() {
  try {
    return parseArgs({
      options: { days: { type: "string" }, help: { type: "boolean", short: "h" } },
    }).values;
  } catch (cause) {
    throw new UserError(`${cause instanceof Error ? cause.message : "Wrong arguments"}\n\n${help}`, {
      cause,
    });
  }
}

function shown({ companyName, onlineId, ownId, cancelledAt, madeAt, by }: MadeAgain): string {
  const [gone, made] = [shownMoment(cancelledAt.getTime()), shownMoment(madeAt.getTime())];
  return `${companyName}: ${onlineId} cancelled ${gone}, ${ownId} made ${made} (same ${by})`;
}

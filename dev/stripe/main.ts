import { readConfig } from "./config";
import { startStandIn } from "./server/server";

/** Runs the stand-in until it is told to stop. One line of JSON on stdout says when it is ready and where. */
async function main(): Promise<void> {
  const standIn = await startStandIn(readConfig(process.env));
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    standIn.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // After the handlers of signals, since the reader of this line may stop the process at once.
  console.log(
    JSON.stringify({ event: "listening", message: `listening on ${standIn.port}`, port: standIn.port }),
  );
}

main().catch((error: unknown) => {
  console.error(`stripe stand-in: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});

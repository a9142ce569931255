import "./safeOutput";
import { projectRoot } from "../project";
import { loadSettingsFile, readPlan } from "../settings";
import { banner } from "./banner";
import { launch } from "./launch";
import { aborted, ToldToEnd, whenToldToEnd } from "./signals";

/**
 * Starts the product and keeps it running until it is told to end. Returns the exit code: 1 when one of its processes
 * ended by itself before all of them ran.
 */
export async function runProduct({ development }: { development: boolean }): Promise<number> {
  process.chdir(projectRoot);
  loadSettingsFile();
  const plan = readPlan(process.env);
  const signal = whenToldToEnd();
  const startedAt = performance.now();
  try {
    const product = await launch({ plan, development, signal, say });
    say(banner(plan, product, { development, seconds: (performance.now() - startedAt) / 1000 }));
    const failure = await Promise.race([product.failed, aborted(signal)]);
    if (failure !== undefined) console.error(failure.message);
    say("Stopping …");
    await product.stop();
    say("Stopped.");
    return failure === undefined ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ToldToEnd)) throw error;
    say("Stopped before it had started.");
    return 0;
  }
}

function say(line: string): void {
  console.log(line);
}

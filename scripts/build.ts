import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "./support/build";
import { ToldToEnd, whenToldToEnd } from "./support/launch/signals";
import { Supervisor } from "./support/launch/supervisor";
import { loadSettingsFile } from "./support/settings";
import { runMain } from "./support/testing/report";

/** `npm run build`: the production build, unless the last one is still what the files would give. */
await runMain(async () => {
  loadSettingsFile();
  const logs = mkdtempSync(join(tmpdir(), "stund-build-"));
  const supervisor = await Supervisor.begin(logs);
  let built = false;
  try {
    await ensureBuild({
      supervisor,
      signal: whenToldToEnd(),
      onBuild: () => {
        built = true;
        console.log("Building for production …");
      },
    });
    console.log(built ? "Built." : "The last build is up to date.");
    return 0;
  } catch (error) {
    if (error instanceof ToldToEnd) return 1;
    throw error;
  } finally {
    rmSync(logs, { recursive: true, force: true });
  }
});

import "./support/launch/safeOutput";
import { loadSettingsFile, requireSettings } from "./support/settings";
import { runMain } from "./support/testing/report";

/** `npm run worker`: a background worker, once its settings are known to be right. */
await runMain(async () => {
  loadSettingsFile();
  requireSettings(process.env);
  await import("../worker/main");
  return 0;
});

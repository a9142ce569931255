import { execve } from "node:process";
import { UserError } from "../dev/system/UserError";
import { listenOn } from "./support/launch/listenOn";
import { programOf } from "./support/programs";
import { loadSettingsFile, requireSettings } from "./support/settings";
import { runMain } from "./support/testing/report";

/** `npm run serve`: a web server on the production build, in the place of this process. */
await runMain(async () => {
  loadSettingsFile();
  requireSettings(process.env);
  if (execve === undefined)
    throw new UserError("npm run serve needs Linux or macOS, and Node 22.15 or later.");
  const { HOST: host = "", PORT: port = "" } = process.env;
  const { parameters, env } = listenOn(host || undefined, Number(port || "8081"));
  return execve(process.execPath, [process.execPath, programOf("next"), "start", ...parameters], {
    ...process.env,
    ...env,
    NODE_ENV: "production",
  });
});

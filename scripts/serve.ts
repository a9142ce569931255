import { join } from "node:path";
import { execve } from "node:process";
import { UserError } from "../dev/system/UserError";
import { listenOn } from "./support/listenOn";
import { projectRoot } from "./support/project";
import { runMain } from "./support/report";
import { loadSettingsFile, requireSettings } from "./support/settings";

/** `npm run serve`: a web server on the production build, in the place of this process. */
await runMain(async () => {
  loadSettingsFile();
  requireSettings(process.env);
  if (execve === undefined)
    throw new UserError("npm run serve needs Linux or macOS, and Node 22.15 or later.");
  const next = join(projectRoot, "node_modules", "next", "dist", "bin", "next");
  const { HOST: host = "", PORT: port = "" } = process.env;
  const { parameters, env } = listenOn(host || undefined, Number(port || "8081"));
  return execve(process.execPath, [process.execPath, next, "start", ...parameters], {
    ...process.env,
    ...env,
    NODE_ENV: "production",
  });
});

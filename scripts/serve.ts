import { join } from "node:path";
import { execve } from "node:process";
import { UserError } from "../dev/system/UserError";
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
  const { HOST: host, PORT: port = "" } = process.env;
  const parameters = ["start", "--port", port || "8081", ...(host ? ["--hostname", host] : [])];
  return execve(process.execPath, [process.execPath, next, ...parameters], {
    ...process.env,
    NODE_ENV: "production",
  });
});

import { join } from "node:path";
import { Supervisor } from "../../../scripts/support/launch/supervisor";

/** A launcher to be killed by a test; its child starts one more process and writes down its number. */
const directory = process.argv[2] ?? "";
const supervisor = await Supervisor.begin(directory);
const source = `
  const { spawn } = require("node:child_process");
  const idle = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  require("node:fs").writeFileSync(${JSON.stringify(join(directory, "grandchild"))}, String(idle.pid));
  setInterval(() => {}, 1000);
`;
const child = supervisor.start({ name: "child", title: "The child", parameters: ["-e", source], env: {} });
await child.ended;

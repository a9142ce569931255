import { fileURLToPath } from "node:url";

/** The top directory of the project, wherever a script was started from. */
export const projectRoot = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

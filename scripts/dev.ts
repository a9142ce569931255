import { runMain } from "./support/report";
import { runProduct } from "./support/runProduct";

/** `npm run dev`: the same product, reloading on every change. */
await runMain(() => runProduct({ development: true }));

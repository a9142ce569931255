import { runProduct } from "./support/launch/runProduct";
import { runMain } from "./support/testing/report";

/** `npm run dev`: the same product, reloading on every change. */
await runMain(() => runProduct({ development: true }));

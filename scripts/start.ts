import { runProduct } from "./support/launch/runProduct";
import { runMain } from "./support/testing/report";

/** `npm start`: the production build, with stand-ins for whatever no setting names a real one for. */
await runMain(() => runProduct({ development: false }));

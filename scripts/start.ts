import { runMain } from "./support/report";
import { runProduct } from "./support/runProduct";

/** `npm start`: the production build, with stand-ins for whatever no setting names a real one for. */
await runMain(() => runProduct({ development: false }));

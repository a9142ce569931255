import type { Config } from "../config";
import type { Context } from "../core/context";
import type { Store } from "../core/store";
import type { Webhooks } from "../webhooks";
import type { OutageSwitch } from "./outage";

type Scope = Partial<Pick<Context, "account" | "request">>;

/** The parts of a running stand-in that its calls and pages use. */
export class Services {
  readonly config: Config;
  readonly store: Store;
  readonly webhooks: Webhooks;
  readonly outage: OutageSwitch;
  /** Where a browser reaches this server; known once it listens. */
  baseUrl = "";

  constructor(config: Config, store: Store, webhooks: Webhooks, outage: OutageSwitch) {
    this.config = config;
    this.store = store;
    this.webhooks = webhooks;
    this.outage = outage;
  }

  /** Runs `work` in one transaction: all of it is kept, or none. */
  transaction<T>(work: (ctx: Context) => T, scope: Scope = {}): T {
    return this.store.transaction((tx) => work(this.context(tx, scope)));
  }

  /** Runs `work`, whose rows its caller makes again at each start: see `Store.transient`. */
  transient<T>(work: (ctx: Context) => T): T {
    return this.store.transient((tx) => work(this.context(tx, {})));
  }

  read<T>(work: (ctx: Context) => T, scope: Scope = {}): T {
    return this.store.read((tx) => work(this.context(tx, scope)));
  }

  private context(tx: Context["tx"], scope: Scope): Context {
    return {
      tx,
      now: Date.now(),
      account: null,
      baseUrl: this.baseUrl,
      config: this.config,
      request: { id: null, idempotencyKey: null },
      silent: false,
      ...scope,
    };
  }
}

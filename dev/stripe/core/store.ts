import { z } from "zod";
import { type Kind, type RowOfKind, rowSchemas } from "../rows";
import { Journal } from "./journal";

/** A written row and the table it belongs to. */
export type Entry = [Kind, RowOfKind[Kind]];

type Tables = { [K in Kind]: Map<string, RowOfKind[K]> };

/**
 * Events and idempotency keys are dropped after this many seconds when the store is opened; Stripe keeps them 30 days
 * and 24 hours.
 */
const KEEP_SECONDS = { event: 30 * 86_400, delivery: 30 * 86_400, idempotency: 86_400 };

/** The journal is rewritten when it has grown past this, and past twice the size of the present rows. */
const COMPACT_BYTES = 64 * 1024 * 1024;

const lineSchema = z.array(z.tuple([z.string(), z.unknown()]));

function newTables(): Tables {
  return {
    account: new Map(),
    accountLink: new Map(),
    onboarding: new Map(),
    loginLink: new Map(),
    checkoutSession: new Map(),
    paymentIntent: new Map(),
    paymentMethod: new Map(),
    charge: new Map(),
    refund: new Map(),
    applicationFee: new Map(),
    dispute: new Map(),
    payout: new Map(),
    balanceTransaction: new Map(),
    customer: new Map(),
    product: new Map(),
    price: new Map(),
    taxRate: new Map(),
    subscription: new Map(),
    invoice: new Map(),
    portalSession: new Map(),
    event: new Map(),
    delivery: new Map(),
    idempotency: new Map(),
  };
}

function isKind(name: string): name is Kind {
  return Object.hasOwn(rowSchemas, name);
}

/** A view of the tables in which writes are invisible to others until the transaction commits. */
export class Transaction {
  private readonly base: Tables;
  private readonly written = newTables();

  constructor(base: Tables) {
    this.base = base;
  }

  get<K extends Kind>(kind: K, id: string): RowOfKind[K] | undefined {
    return this.written[kind].get(id) ?? this.base[kind].get(id);
  }

  put<K extends Kind>(kind: K, row: RowOfKind[K]): RowOfKind[K] {
    this.written[kind].set(row.id, row);
    return row;
  }

  /** All rows of a table, oldest first. */
  all<K extends Kind>(kind: K): RowOfKind[K][] {
    const written = this.written[kind];
    const rows = [...this.base[kind].values()].map((row) => written.get(row.id) ?? row);
    for (const [id, row] of written) if (!this.base[kind].has(id)) rows.push(row);
    // Rows that are made again at each start come after newer ones that were in the journal.
    return rows.sort((a, b) => a.created - b.created);
  }

  /** What was written, table by table. */
  entries(): Entry[] {
    return kinds.flatMap((kind) => [...this.written[kind].values()].map((row): Entry => [kind, row]));
  }

  applyTo(tables: Tables): void {
    for (const kind of kinds) copyInto(tables, this.written, kind);
  }
}

const kinds = Object.keys(rowSchemas).filter(isKind);

function copyInto<K extends Kind>(target: Tables, source: Tables, kind: K): void {
  for (const [id, row] of source[kind]) target[kind].set(id, row);
}

/** All state of the stand-in: tables in memory, every committed transaction in the journal. */
export class Store {
  private readonly tables = newTables();
  private journal: Journal | undefined;
  private compactAt = COMPACT_BYTES;
  /** Rows that are not in the journal, each with all that were made together with it. */
  private readonly transients = new WeakMap<object, Entry[]>();
  private readonly listeners: ((entries: Entry[]) => void)[] = [];

  /** Opens the store; without a path everything is kept in memory only. `now` is in milliseconds. */
  static open(path: string | undefined, now: number): Store {
    const store = new Store();
    if (path !== undefined) {
      store.journal = Journal.open(path, (line) => store.replay(line));
      store.forget(Math.floor(now / 1000));
      store.journal.replace(store.snapshot());
    }
    return store;
  }

  /** Runs `work`; all its writes are kept when it returns and dropped when it throws. */
  transaction<T>(work: (tx: Transaction) => T): T {
    const tx = new Transaction(this.tables);
    const result = work(tx);
    const entries = tx.entries();
    if (entries.length > 0) {
      this.journal?.append([...this.takeTransients(entries), ...entries]);
      tx.applyTo(this.tables);
      this.compactWhenLong();
      for (const listener of this.listeners) listener(entries);
    }
    return result;
  }

  /**
   * Runs `work`, whose rows belong together and are made again by its caller at each start: they are not
   * written to the journal until a transaction changes one of them, and then all of them are.
   */
  transient<T>(work: (tx: Transaction) => T): T {
    const tx = new Transaction(this.tables);
    const result = work(tx);
    const entries = tx.entries();
    for (const [, row] of entries) this.transients.set(row, entries);
    tx.applyTo(this.tables);
    for (const listener of this.listeners) listener(entries);
    return result;
  }

  /** Whether the row is as its caller made it at this start, and not in the journal. */
  isTransient(row: object): boolean {
    return this.transients.has(row);
  }

  read<T>(work: (tx: Transaction) => T): T {
    return work(new Transaction(this.tables));
  }

  /** Calls `listener` with what each transaction wrote. */
  onCommit(listener: (entries: Entry[]) => void): void {
    this.listeners.push(listener);
  }

  close(): void {
    this.journal?.close();
    this.journal = undefined;
  }

  /** The rows, as they were, that have to be written to the journal because `written` changes some of them. */
  private takeTransients(written: readonly Entry[]): Entry[] {
    return written.flatMap(([kind, row]) => {
      const before = this.tables[kind].get(row.id);
      const together = (before && this.transients.get(before)) ?? [];
      for (const [, member] of together) this.transients.delete(member);
      return together;
    });
  }

  private compactWhenLong(): void {
    if (this.journal === undefined || this.journal.size < this.compactAt) return;
    this.journal.replace(this.snapshot());
    this.compactAt = Math.max(COMPACT_BYTES, this.journal.size * 2);
  }

  private replay(line: unknown): void {
    for (const [kind, row] of lineSchema.parse(line)) if (isKind(kind)) this.load(kind, row);
  }

  private load<K extends Kind>(kind: K, row: unknown): void {
    const schemas: { [Name in Kind]: z.ZodType<RowOfKind[Name]> } = rowSchemas;
    const read = schemas[kind].parse(row);
    this.tables[kind].set(read.id, read);
  }

  private forget(nowSeconds: number): void {
    for (const [id, row] of this.tables.idempotency) {
      if (row.created < nowSeconds - KEEP_SECONDS.idempotency) this.tables.idempotency.delete(id);
    }
    for (const [id, row] of this.tables.event) {
      if (row.created < nowSeconds - KEEP_SECONDS.event) this.tables.event.delete(id);
    }
    for (const id of this.tables.delivery.keys()) {
      if (!this.tables.event.has(id)) this.tables.delivery.delete(id);
    }
  }

  private snapshot(): Entry[][] {
    return kinds.flatMap((kind) =>
      [...this.tables[kind].values()]
        .filter((row) => !this.isTransient(row))
        .map((row): Entry[] => [[kind, row]]),
    );
  }
}

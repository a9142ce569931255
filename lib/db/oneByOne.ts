import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";

type Adapter = Awaited<ReturnType<PrismaPg["connect"]>>;
type Transaction = Awaited<ReturnType<Adapter["startTransaction"]>>;

/**
 * Prisma's adapter, by which a transaction sends one query after the other. Prisma asks for several relations of a row side by
 * side, also on the one connection of a transaction; pg puts those in a queue of its own, warns of it, and is to stop doing it.
 */
export class OneByOnePg extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (level) => oneByOne(await start(level));
    return adapter;
  }
}

/** `commit` and `rollback` need no place in the row: Prisma sends those statements as queries before it calls them. */
function oneByOne(transaction: Transaction): Transaction {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn =
    <Query, Result>(run: (query: Query) => Promise<Result>) =>
    (query: Query): Promise<Result> => {
      const answer = last.then(() => run(query));
      last = answer.catch(() => undefined);
      return answer;
    };
  transaction.queryRaw = inTurn(transaction.queryRaw.bind(transaction));
  transaction.executeRaw = inTurn(transaction.executeRaw.bind(transaction));
  return transaction;
}

import "server-only";
import { AppError } from "@/lib/errors/AppError";

type Pieces = AsyncGenerator<string>;

/** By account, until when its file counts as being made: one that nobody reads to its end does not count for ever. */
const beingMade = new Map<string, number>();
const mostMs = 2 * 60_000;

/**
 * The pieces of a file with everything of an account, of which this process makes one at a time: a large one reads the whole
 * history from the database.
 * @throws AppError file_in_work while another file of the account is made; what `begin` throws
 */
export async function oneFile(userId: string, nowMs: number, begin: () => Promise<Pieces>): Promise<Pieces> {
  const until = beingMade.get(userId) ?? 0;
  if (until > nowMs) throw new AppError("file_in_work", { retryAfterSeconds: 5 });
  const ownUntil = nowMs + mostMs;
  beingMade.set(userId, ownUntil);
  const end = () => {
    if (beingMade.get(userId) === ownUntil) beingMade.delete(userId);
  };
  try {
    return endingWith(await begin(), end);
  } catch (error) {
    end();
    throw error;
  }
}

async function* endingWith(pieces: Pieces, end: () => void): Pieces {
  try {
    yield* pieces;
  } finally {
    end();
  }
}

import "server-only";
import { AppError } from "@/lib/errors/AppError";

type Limits = {
  /** How many pictures wait to be drawn at most; one is drawn at a time, since each takes a core for a while. */
  mostWaiting: number;
  /** How much memory is kept for pictures that were drawn. */
  mostBytes: number;
};

type Drawing = {
  /** Asked before a picture is drawn, and not for one that is kept or being drawn: limits of the caller. */
  mayDraw: () => Promise<void>;
  draw: () => Promise<Buffer>;
};

/**
 * Pictures that this process has drawn, by the hash of what is drawn. What is asked for by several at once is drawn once;
 * those that were asked for longest ago are dropped first.
 */
export class DrawnPictures {
  readonly #kept = new Map<string, Buffer>();
  readonly #drawing = new Map<string, Promise<Buffer>>();
  readonly #limits: Limits;
  #bytes = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @throws AppError unavailable when too many wait; what `mayDraw` and `draw` throw */
  async get(hash: string, { mayDraw, draw }: Drawing): Promise<Buffer> {
    const kept = this.#kept.get(hash);
    if (kept !== undefined) {
      this.#kept.delete(hash);
      this.#kept.set(hash, kept);
      return kept;
    }
    const underway = this.#drawing.get(hash);
    if (underway !== undefined) return underway;
    if (this.#drawing.size > this.#limits.mostWaiting)
      throw new AppError("unavailable", { retryAfterSeconds: 5 });
    const drawn = mayDraw().then(() => this.#inTurn(draw));
    this.#drawing.set(hash, drawn);
    try {
      const picture = await drawn;
      this.#keep(hash, picture);
      return picture;
    } finally {
      this.#drawing.delete(hash);
    }
  }

  #inTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
    const drawn = this.#last.then(draw, draw);
    this.#last = drawn;
    return drawn;
  }

  #keep(hash: string, picture: Buffer): void {
    this.#kept.set(hash, picture);
    this.#bytes += picture.byteLength;
    for (const [oldest, { byteLength }] of this.#kept) {
      if (this.#bytes <= this.#limits.mostBytes) return;
      this.#kept.delete(oldest);
      this.#bytes -= byteLength;
    }
  }
}

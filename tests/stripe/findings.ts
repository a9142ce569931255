import { z } from "zod";

/** Keys and types of an answer: `{ id: "string", items: ["number"] }`. Of a list the first entry stands for all. */
export type AnswerShape = string | AnswerShape[] | { [key: string]: AnswerShape };

/** A call that has to be refused: the SDK's error, by what the product tells errors apart by (`stripeFailure`). */
export type StripeRefusal = { type: string; code?: string; statusCode: number };

export function shapeOf(value: unknown): AnswerShape {
  if (value === null) return "null";
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== "object") return typeof value;
  const known = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(known.map(([key, part]) => [key, shapeOf(part)]));
}

const failure = z.object({
  type: z.string(),
  code: z.string().optional(),
  statusCode: z.number().optional(),
});

/** What one side answered to the calls of a scenario, held against what is recorded of it in the scenario. */
export class Findings {
  /** Names of the SDK's methods, `refunds.create`, that were called. */
  readonly calls = new Set<string>();
  /** By call and occasion, the shape of what the product reads of the answer. */
  readonly shapes = new Map<string, AnswerShape>();
  /** Where the side differs from what is recorded. */
  readonly problems: string[] = [];
  /** What this side could not be asked, and why. */
  readonly unasked: string[] = [];

  /**
   * Makes a call that has to succeed.
   * @param call name of the SDK's method
   * @param reads what the product reads of the answer, with its types and those values that follow from the call
   * @returns the whole answer
   * @throws Error when it is refused: the rest of the scenario stands on it
   */
  async answer<T>(call: string, occasion: string, ask: () => Promise<T>, reads: z.ZodType): Promise<T> {
    this.calls.add(call);
    const name = `${call}, ${occasion}`;
    const answer = await ask().catch((error: unknown) => {
      throw new Error(`${name}: refused with ${describe(error)}`, { cause: error });
    });
    const read = reads.safeParse(answer);
    if (read.success) this.shapes.set(name, shapeOf(read.data));
    else this.problems.push(`${name}: ${z.prettifyError(read.error)}`);
    return answer;
  }

  /** Makes a call that has to be refused. */
  async refusal(
    call: string,
    occasion: string,
    ask: () => Promise<unknown>,
    expected: StripeRefusal,
  ): Promise<void> {
    this.calls.add(call);
    const name = `${call}, ${occasion}`;
    const given = await ask().then(
      () => "an answer",
      (error: unknown) => describe(error),
    );
    const recorded = tell(expected);
    if (given !== recorded) this.problems.push(`${name}: ${given} instead of ${recorded}`);
  }

  /** Notes the differences of the shapes from those of another side. */
  compare(other: Findings): void {
    for (const [name, shape] of this.shapes) {
      const [here, there] = [JSON.stringify(shape), JSON.stringify(other.shapes.get(name))];
      if (there !== undefined && here !== there) this.problems.push(`${name}: ${here}, not ${there}`);
    }
  }
}

const tell = ({ type, code, statusCode }: z.infer<typeof failure>) =>
  `${type}, status ${statusCode ?? "none"}, code ${code ?? "none"}`;

function describe(error: unknown): string {
  const read = failure.safeParse(error);
  return read.success ? tell(read.data) : String(error);
}

import type { Random } from "@/prisma/seed/random";
import { type Answer, call, cookiesOf } from "../../support/calls/http";
import { password } from "../../support/password";
import type { Round } from "../round";
import type { CallKind } from "./answers";

type Request = {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  server?: "server-a" | "server-b";
};

/** Longer than any answer may take; what takes longer still is no answer. */
const patienceMs = 100_000;

/** Somebody who calls the product from an address of their own, on whichever server is up. */
export class ServerCaller {
  readonly #round: Round;
  readonly #random: Random;
  readonly #address: string;
  #cookie: string | undefined;

  constructor(round: Round, random: Random) {
    this.#round = round;
    this.#random = random;
    const byte = () => random.whole(0, 255);
    this.#address = `10.${byte()}.${byte()}.${byte()}`;
  }

  /**
   * Tries again where the connection broke: without a session the rest of the round would only be refused.
   * @returns whether it worked
   */
  async signIn(email: string, role: "customer" | "provider"): Promise<boolean> {
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await this.send("sign in", "/auth/v1/login", { body: { email, password, role } });
      if (answer === undefined) continue;
      if (answer.status !== 200) return false;
      this.#cookie = cookiesOf(answer);
      return true;
    }
    return false;
  }

  /** One call; undefined when the connection broke before the answer. */
  async send<T = unknown>(
    kind: CallKind,
    path: string,
    request: Request = {},
  ): Promise<Answer<T> | undefined> {
    const { fleet, answers, operations } = this.#round;
    const server = request.server ?? this.#chooseServer();
    const from = performance.now();
    operations.add(kind);
    const note = (status: number, code: string, requestId: string) =>
      answers.add({ kind, path, server, from, until: performance.now(), status, code, requestId });
    try {
      const answer = await call<T & { code?: unknown }>(path, {
        ...(request.method === undefined ? {} : { method: request.method }),
        ...(request.body === undefined ? {} : { body: request.body }),
        headers: {
          "X-Forwarded-For": this.#address,
          ...(this.#cookie === undefined ? {} : { Cookie: this.#cookie }),
          ...request.headers,
        },
        base: fleet.url(server),
        signal: AbortSignal.timeout(patienceMs),
      });
      note(answer.status, codeOf(answer), answer.headers.get("x-request-id") ?? "");
      return answer;
    } catch {
      note(0, "no_answer", "");
      return undefined;
    }
  }

  #chooseServer(): "server-a" | "server-b" {
    const [first, second] = this.#random.chance(0.5)
      ? (["server-a", "server-b"] as const)
      : (["server-b", "server-a"] as const);
    return this.#round.fleet.downtime.isDown(first) ? second : first;
  }
}

function codeOf({ status, body }: Answer<{ code?: unknown }>): string {
  if (status < 400) return "";
  const code: unknown = typeof body === "object" && body !== null ? body.code : undefined;
  return typeof code === "string" ? code : "no_code";
}

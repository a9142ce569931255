import { call, cookiesOf } from "../calls/http";
import { patiently } from "./run";

const password = "ledig-tid";
const people = [
  { email: "anna@stund.example", role: "customer" },
  { email: "norr@stund.example", role: "provider" },
] as const;

/** Demo people who stay signed in: a call that ended a session does not leave the next ones to guests. */
export class People {
  readonly #base: string;
  readonly #cookies = new Map<string, string>();

  constructor(base: string) {
    this.#base = base;
  }

  /** Cookie headers: each of them alone, and both in one browser. */
  async cookies(): Promise<string[]> {
    const each = [];
    for (const person of people) each.push(await this.#cookieOf(person));
    return [...each, each.join("; ")];
  }

  async #cookieOf(person: (typeof people)[number]): Promise<string> {
    const known = this.#cookies.get(person.role);
    if (known !== undefined && (await this.#isAlive(known, person.role))) return known;
    const answer = await call("/auth/v1/login", {
      base: this.#base,
      body: { email: person.email, password },
    });
    if (answer.status !== 200) throw new Error(`${person.email} cannot sign in: ${answer.status}`);
    const cookie = cookiesOf(answer);
    this.#cookies.set(person.role, cookie);
    return cookie;
  }

  async #isAlive(cookie: string, role: string): Promise<boolean> {
    const options = { base: this.#base, headers: { Cookie: cookie } };
    const { body } = await patiently(() =>
      call<{ session: unknown }>(`/auth/v1/session?role=${role}`, options),
    );
    return body.session !== null;
  }
}

import { setTimeout as pause } from "node:timers/promises";
import { Random } from "@/prisma/seed/random";
import { Network } from "./installation/network";
import { Register } from "./operations/bookingRegister";
import { Customer } from "./operations/customer";
import { nextStep } from "./operations/customerSteps";
import { Owner } from "./operations/owner";
import type { Round } from "./round";

/**
 * Runs random operations by many clients at once until there were so many of them. What each client chooses follows
 * from the seed; how they meet does not.
 * @returns operations a second
 */
export async function runHistory(
  round: Round,
  { operations, clients }: { operations: number; clients: number },
) {
  const register = new Register();
  const name = (...parts: (string | number)[]) => new Random("history", round.seed, ...parts);
  const { customers, open } = round.world;
  const people = Array.from(
    { length: clients },
    // Every other one has an account.
    (_, index) =>
      new Customer(
        round,
        register,
        `gast-${index}`,
        name("customer", index),
        index % 2 === 0 ? customers[index / 2] : undefined,
      ),
  );
  const owners = open.map((business, index) => new Owner(round, register, business, name("owner", index)));
  await Promise.all([...people, ...owners].map((client) => client.begin()));
  const begun = { at: performance.now(), count: round.operations.total };
  const isOver = () => round.operations.total - begun.count >= operations;
  const network = new Network(round, name("network"));
  await Promise.all([
    ...people.map((customer) => repeat(isOver, () => nextStep(customer)(customer))),
    repeat(isOver, () => ownersTurn(owners, name("owners"))),
    repeat(isOver, async () => {
      await network.step();
      await pause(300);
    }),
  ]);
  return (round.operations.total - begun.count) / ((performance.now() - begun.at) / 1000);
}

async function ownersTurn(owners: readonly Owner[], random: Random): Promise<void> {
  await random.pick(owners).step();
  await pause(20);
}

async function repeat(isOver: () => boolean, step: () => Promise<void>): Promise<void> {
  while (!isOver()) {
    const before = performance.now();
    await step();
    // A step that found nothing to do must still yield to the others.
    if (performance.now() - before < 2) await pause(5);
  }
}

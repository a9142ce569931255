import { Random } from "@/prisma/seed/random";
import { type Finding, Invariant } from "../invariant";
import { ServerCaller } from "../operations/caller";
import type { Round } from "../round";
import { slotsOf } from "../slots";

const probesEach = 3;

/** In a world at rest: what is shown as free can be held, and what is shown as taken cannot. */
export async function checkSlots(round: Round): Promise<Finding[]> {
  const free = new Invariant("a time that is shown as free can be held");
  const taken = new Invariant("a time that is shown as taken cannot be held");
  const random = new Random("slots", round.seed);
  for (const business of round.world.open) {
    for (const service of business.services) {
      const caller = new ServerCaller(round, random);
      const slots = random.shuffled(await slotsOf(caller, service, random.whole(4, 12)));
      const probe = (startTime: string) =>
        caller.send("hold", "/payments/checkout-sessions", {
          body: {
            providerId: business.id,
            serviceId: service.id,
            startTime,
            deliveryMode: "physical",
            customerEmail: `prov-${random.whole(0, 1e9)}@exempel.se`,
          },
        });
      for (const { startTime } of slots.filter(({ available }) => !available).slice(0, probesEach)) {
        const answer = await probe(startTime);
        taken.check(answer?.status !== 409 && `${service.id} at ${startTime}: ${answer?.status}`);
      }
      const [open] = slots.filter(({ available }) => available);
      if (open === undefined) continue;
      const answer = await probe(open.startTime);
      free.check(answer?.status !== 201 && `${service.id} at ${open.startTime}: ${answer?.status}`);
    }
  }
  return [free.finding, taken.finding];
}

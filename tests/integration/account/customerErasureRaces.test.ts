import { describe, expect, it } from "vitest";
import { eraseCustomer } from "@/lib/account/eraseCustomer";
import { adoptGuestBookings } from "@/lib/bookings/customer/adoptGuestBookings";
import { insertHold, type NewHold } from "@/lib/checkout/hold/holdSlot";
import { db, pool } from "@/lib/db/client";
import { toAppError } from "@/lib/http/errorResponse";
import { requestPasswordReset } from "@/lib/identity/addresses/requestLinks";
import { changePassword, resetPassword } from "@/lib/identity/passwords/newPassword";
import { activeSession } from "@/lib/identity/sessions/activeSession";
import { signIn } from "@/lib/identity/sessions/signIn";
import { holdOf } from "../../support/builders/holds";
import { type Salon, salon } from "../../support/builders/salon";
import { Jar, signedIn, someone, tokenFor } from "../../support/calls/accounts";
import { customer, knownCustomer, type SignedInCustomer, tablesWith } from "../../support/calls/customer";
import { password } from "../../support/password";
import { untilWaiting } from "../../support/run/locks";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const erase = (who: SignedInCustomer) =>
  eraseCustomer(who.active, { password }, { client: someone(), now: new Date() });

describe("erasing in the same moment as", () => {
  const rounds = Array.from({ length: 6 }, (_, round) => round);

  it("a hold: the hold waits for it, and is then refused", async () => {
    const place = await salon();
    const who = await customer();
    const erasing = await pool().connect();
    try {
      await erasing.query("BEGIN");
      await erasing.query("SELECT 1 FROM users WHERE id = $1 FOR UPDATE", [who.id]);
      const held = insertHold(hold(place, who), [place.staffId], "customer").then(
        () => "held",
        (error: unknown) => toAppError(error).code,
      );
      await untilWaiting("the hold to wait");
      await erasing.query("UPDATE users SET erased_at = now() WHERE id = $1", [who.id]);
      await erasing.query("COMMIT");
      expect(await held).toBe("not_signed_in");
    } finally {
      erasing.release();
    }
  });

  it("a hold that was faster: the erasure waits for it, and is then refused", async () => {
    const place = await salon();
    const who = await customer();
    const holding = await pool().connect();
    try {
      await holding.query("BEGIN");
      await holding.query("SELECT * FROM hold_slot($1::jsonb, $2::uuid[], 'customer', '60 seconds')", [
        JSON.stringify(hold(place, who)),
        [place.staffId],
      ]);
      const erased = erase(who).then(
        () => "erased",
        (error: unknown) => toAppError(error).code,
      );
      await untilWaiting("the erasure to wait");
      await holding.query("COMMIT");
      expect(await erased).toBe("bookings_upcoming");
    } finally {
      holding.release();
    }
  });

  it.each(rounds)("signing in, elsewhere and oftener: no session is left (%i)", async () => {
    const who = await customer();
    const attempts = Array.from({ length: 5 }, () =>
      signIn({ email: who.email, password }, someone(), adoptGuestBookings).catch(() => null),
    );
    await erase(who);
    for (const issued of await Promise.all(attempts)) {
      expect(await activeSession("customer", new Jar(issued?.cookies ?? []))).toBeNull();
    }
    expect(await db().session.count({ where: { userId: who.id } })).toBe(0);
  });

  it.each(rounds)(
    "every other change of the account: the person is gone, and nothing hangs (%i)",
    async () => {
      const who = await customer();
      await requestPasswordReset(who.email, someone());
      const token = await tokenFor(who.email, "reset_password");
      const elsewhere = (await signedIn(who.email)).active;
      const others = [
        resetPassword({ token, password: "fyra blå båtar" }, [], someone()),
        changePassword(elsewhere, { currentPassword: password, newPassword: "fem röda hus" }, someone()),
        requestPasswordReset(who.email, someone()),
      ];
      const [erased, ...rest] = await Promise.allSettled([erase(who), ...others]);
      for (const result of [erased, ...rest]) {
        if (result.status === "rejected") expect(toAppError(result.reason).code).not.toBe("internal");
      }
      if (erased.status === "fulfilled") expect(await tablesWith(who.email)).toEqual([]);
    },
  );

  it("erasing: it happens once", async () => {
    const who = await customer();
    const results = await Promise.allSettled([erase(who), erase(who), erase(who)]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results) {
      if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "not_signed_in" });
    }
  });
});

it("refuses whatever is written for an erased person later, at the data itself", async () => {
  const place = await salon();
  const who = await knownCustomer(place);
  await erase(who);
  const held = insertHold(hold(place, who), [place.staffId], "customer");
  expect(toAppError(await held.catch((error: unknown) => error)).code).toBe("not_signed_in");
  const reviewed = db().review.updateMany({ where: { bookingId: who.bookingId }, data: { userId: who.id } });
  expect(toAppError(await reviewed.catch((error: unknown) => error)).code).toBe("not_signed_in");
  expect((await pool().query("SELECT 1 FROM bookings WHERE customer_email = $1", [who.email])).rowCount).toBe(
    0,
  );
});

function hold(place: Salon, who: { id: string; email: string }): NewHold {
  return holdOf(place, new Date(Date.now() + 30 * 86_400_000).toISOString(), {
    customer_id: who.id,
    customer_name: "Anna Ek",
    customer_email: who.email,
  });
}

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Waiting } from "@/lib/business/dashboard/waiting";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import { answer, type Reply } from "@/tests/support/components/answers";
import { Loaded } from "@/tests/support/components/Loaded";
import { press, pressByKeys } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { OnboardingButtons } from "./OnboardingButtons";
import { PlanSwitch } from "./PlanSwitch";
import { WaitingAnswers } from "./WaitingAnswers";

/* What the overview's buttons do. */

const path = "/provider/dashboard";
const button = (name: string) => page.getByRole("button", { name });
const said = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();

type Status = "GET /providers/me/onboarding/status";

const onboarding = (isOnboarded: boolean, requirements: string[] = []): Reply<Status> => {
  const isEnabled = requirements.length === 0;
  const abilities = { detailsSubmitted: isEnabled, chargesEnabled: isEnabled, payoutsEnabled: isEnabled };
  return { data: { isOnboarded, ...abilities, requirements } };
};

test("asking for payouts leads to the payment provider, and back it says what is missing there", async () => {
  answer("GET /providers/me/onboarding/status", onboarding(false, ["external_account"]));
  const asked = answer("POST /providers/me/onboarding/link", {
    data: { url: "https://stripe.example/form" },
  });
  await render(<OnboardingButtons returned={null} alsoMissing="en tjänst" />, { language: "sv", path });
  await press(button("Jag är klar"));
  await said("Inte riktigt klart än");
  await press(button("Slutför registreringen"));
  expect(asked[0]?.body).toEqual({
    refreshUrl: `${path}?onboarding=again`,
    returnUrl: `${path}?onboarding=back`,
  });
  expect(ledTo().at(-1)).toBe("leave https://stripe.example/form");
});

test("payouts that cannot be asked for yet are said to be soon, and what failed is said", async () => {
  answer("GET /providers/me/onboarding/status", { code: "payments_unavailable" });
  answer("POST /providers/me/onboarding/link", { data: { url: null } });
  await render(<OnboardingButtons returned={null} alsoMissing="" />, { language: "sv", path });
  await press(button("Slutför registreringen"));
  await said(/^Ditt företag är snart redo\./);
  await press(button("Jag är klar"));
  await said("Det gick inte att uppdatera statusen");
  expect(ledTo()).toEqual([]);
});

test("connected payouts are not called bookable while a service and hours are missing", async () => {
  answer("GET /providers/me/onboarding/status", onboarding(false));
  const missing = "en tjänst och öppettider";
  await render(<OnboardingButtons returned="back" alsoMissing={missing} />, { language: "sv", path });
  await said("Utbetalningarna är kopplade.");
  await said(`Innan kunder kan boka behövs också ${missing}.`);
  await expect.element(page.getByText("Du kan ta emot bokningar")).not.toBeInTheDocument();
});

test("a plan that was not paid, or could not be changed, says so and can be asked for again", async () => {
  answer("PUT /providers/me/pricing-plan", "lost");
  const terms = { commissionPercent: 5, renewsOn: null, endsOn: null, isPastDue: false };
  await render(<PlanSwitch plan="payg" {...terms} timeZone={HOME_TIME_ZONE} returned="cancelled" />, {
    language: "en",
    path,
    screen: "phone",
  });
  await said("No payment was made. You pay per booking as before.");
  await press(button("Switch to monthly"));
  await said("Unable to update plan");
  await expect.element(button("Switch to monthly")).toBeEnabled();
  expect(ledTo().filter((step) => step.startsWith("leave"))).toEqual([]);
});

test("a booking that overlaps the calendar elsewhere is asked about until it is kept", async () => {
  const visit = {
    kind: "overlap",
    id: crypto.randomUUID(),
    customerName: "Elsa Berg",
    serviceName: "Klippning",
    startsAt: new Date("2031-01-20T09:00:00.000Z"),
  } as const;
  let waiting: Waiting = { visits: [visit], unansweredReviews: 0 };
  let isLost = true;
  answer("PUT /providers/me/bookings/{id}/kept-overlap", ({ id }) => {
    if (isLost) return "lost";
    expect(id).toBe(visit.id);
    waiting = { visits: [], unansweredReviews: 0 };
    return { data: undefined };
  });
  await render(
    <Loaded read={() => waiting}>
      {(now) => (
        <div id="content" tabIndex={-1}>
          <WaitingAnswers waiting={now} timeZone={HOME_TIME_ZONE} />
        </div>
      )}
    </Loaded>,
    { language: "en", path, screen: "phone" },
  );
  await expect
    .element(page.getByRole("link", { name: /^Overlaps another calendar: Elsa Berg/ }))
    .toHaveAttribute("href", expect.stringContaining(visit.id));
  await press(button("Keep both"));
  await said("Elsa Berg could not be kept");
  isLost = false;
  await pressByKeys(button("Keep both"));
  await expect.element(page.getByRole("region", { name: "Needs an answer" })).not.toBeInTheDocument();
  expect(document.activeElement?.id).toBe("content");
});

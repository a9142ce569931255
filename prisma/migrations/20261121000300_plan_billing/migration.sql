-- The monthly plan is billed. A row is written before the payment provider is asked, so it has no customer yet; it
-- keeps the open payment page, with its language, for whoever presses again, and why the subscription ended.
ALTER TABLE plan_subscriptions
  ALTER COLUMN stripe_customer_id DROP NOT NULL,
  ADD COLUMN checkout_url text,
  ADD COLUMN locale text NOT NULL DEFAULT 'sv' CHECK (locale IN ('sv', 'en')),
  ADD COLUMN end_reason text,
  ADD COLUMN asked bigint NOT NULL DEFAULT 0;

-- Numbers the questions to the payment provider: an answer is written only when its question is younger than the one
-- whose answer stands in `asked`, so that answers that overtake each other leave the newest.
CREATE SEQUENCE plan_subscription_asks;

-- What the operator decided about a reported review. A removed review is gone with its report; the decision stays.

CREATE TABLE review_decisions (
  review_id uuid PRIMARY KEY,
  provider_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('kept', 'removed')),
  -- What both sides were told; gone when the customer is erased, since it may name them.
  reason text CHECK (btrim(reason) <> ''),
  decided_at timestamptz(3) NOT NULL DEFAULT now(),
  FOREIGN KEY (booking_id, provider_id) REFERENCES bookings (id, provider_id)
);

CREATE INDEX review_decisions_booking_idx ON review_decisions (booking_id, provider_id);

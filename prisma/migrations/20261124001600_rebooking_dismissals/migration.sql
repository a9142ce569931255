-- The suggestions to book again that a customer dismissed, by the visit that they followed. Read by the customer alone.

CREATE TABLE rebooking_dismissals (
  booking_id uuid PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  customer_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX rebooking_dismissals_customer_id_idx ON rebooking_dismissals (customer_id);

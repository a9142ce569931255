-- How far the payment provider's list of events has been read, for each connected account and for the platform.
CREATE TABLE stripe_event_cursors (
  account text PRIMARY KEY,
  -- Every event that was made before this instant has been read.
  read_until timestamptz(3) NOT NULL,
  -- Of a reading that was broken off: its end, and the last event of it that was taken in (it goes from new to old).
  walk_until timestamptz(3),
  walk_after text,
  -- When it was last tried.
  asked_at timestamptz(3) NOT NULL DEFAULT now(),
  CHECK (walk_after IS NULL OR walk_until IS NOT NULL)
);
CREATE INDEX stripe_event_cursors_asked_at_idx ON stripe_event_cursors (asked_at);

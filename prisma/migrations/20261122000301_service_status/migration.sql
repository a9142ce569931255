-- What the status banner of the business's side shows: what the operator says, and what the worker last saw.

CREATE TABLE status_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  text_sv text NOT NULL CHECK (btrim(text_sv) <> ''),
  text_en text NOT NULL CHECK (btrim(text_en) <> ''),
  starts_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Without an end it is shown until it is cleared.
  ends_at timestamptz(3),
  cleared_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CHECK (ends_at > starts_at)
);

CREATE TABLE health_signals (
  name text PRIMARY KEY CHECK (name IN ('payments', 'mails')),
  -- null while it answers
  failing_since timestamptz(3),
  checked_at timestamptz(3) NOT NULL
);

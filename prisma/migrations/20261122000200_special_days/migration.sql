-- Days whose hours are not those of their weekday: open on a Sunday before Christmas, shorter on the 23rd. One row a day,
-- for the business as a whole or for one of its staff; it beats the week, and an unavailable time beats it.
CREATE TABLE special_days (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL REFERENCES providers ON DELETE CASCADE,
  staff_member_id uuid,
  -- Of the business's own calendar.
  day date NOT NULL CHECK (day >= '1970-01-02' AND day < '2200-01-01'),
  is_closed boolean NOT NULL DEFAULT false,
  open_minute smallint NOT NULL CHECK (open_minute BETWEEN 0 AND 1439),
  close_minute smallint NOT NULL CHECK (close_minute BETWEEN 1 AND 1440),
  lunch_start_minute smallint CHECK (lunch_start_minute BETWEEN 0 AND 1439),
  lunch_end_minute smallint CHECK (lunch_end_minute BETWEEN 1 AND 1440),
  -- Private to the business.
  note text CHECK (btrim(note) <> ''),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  FOREIGN KEY (staff_member_id, provider_id) REFERENCES staff_members (id, provider_id) ON DELETE CASCADE,
  UNIQUE NULLS NOT DISTINCT (provider_id, staff_member_id, day),
  CHECK (is_closed OR close_minute > open_minute),
  CHECK ((lunch_start_minute IS NULL) = (lunch_end_minute IS NULL)),
  CHECK (lunch_end_minute > lunch_start_minute)
);

-- The occurrences of a weekly absence share the id of their series; each is a row of its own.
ALTER TABLE unavailable_times ADD COLUMN series_id uuid;

-- The pauses of services that have none of their own.
ALTER TABLE providers
  ADD COLUMN buffer_before_minutes integer NOT NULL DEFAULT 0 CHECK (buffer_before_minutes BETWEEN 0 AND 480),
  ADD COLUMN buffer_after_minutes integer NOT NULL DEFAULT 0 CHECK (buffer_after_minutes BETWEEN 0 AND 480);

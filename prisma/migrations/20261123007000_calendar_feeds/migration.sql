-- Private links by which other calendars read the bookings of a business, or of one of its people.
CREATE TABLE calendar_feeds (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL REFERENCES providers ON DELETE CASCADE,
  -- null: of the whole business
  staff_member_id uuid,
  -- The link is of use as long as this account may read the calendar.
  made_by uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  includes_absences boolean NOT NULL,
  locale text NOT NULL CHECK (locale IN ('sv', 'en')),
  fetched_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  FOREIGN KEY (staff_member_id, provider_id) REFERENCES staff_members (id, provider_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX calendar_feeds_token_hash_key ON calendar_feeds (token_hash);
-- One of each calendar: a new link takes the place of the one before.
CREATE UNIQUE INDEX calendar_feeds_one_of_each ON calendar_feeds (provider_id, staff_member_id) NULLS NOT DISTINCT;
CREATE INDEX calendar_feeds_made_by_idx ON calendar_feeds (made_by);

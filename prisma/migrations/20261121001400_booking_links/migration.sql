-- The links of mails that open a booking without an account: each carries the booking's version, and one of another
-- version opens nothing. Links that were mailed before are of version 0, and so are the bookings they belong to.
ALTER TABLE bookings
  ADD COLUMN link_version integer NOT NULL DEFAULT 0 CHECK (link_version >= 0),
  ADD COLUMN link_renewed_at timestamptz(3);

-- Bookings that their business keeps although their person is busy in the calendar elsewhere, with the time that was busy then.
-- They go with that calendar, since they tell a part of it.

CREATE TABLE kept_overlaps (
  booking_id uuid PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  staff_member_id uuid NOT NULL REFERENCES external_calendars ON DELETE CASCADE,
  busy_from timestamptz(3) NOT NULL,
  busy_until timestamptz(3) NOT NULL,
  CHECK (busy_from < busy_until)
);
CREATE INDEX kept_overlaps_staff_member_id_idx ON kept_overlaps (staff_member_id);

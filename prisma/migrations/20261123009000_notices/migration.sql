-- What a business's sign-ins are told of new, moved and cancelled bookings, by mail and in the page, as each of them
-- chose; and the mail with the day, once each morning.

CREATE TYPE notice_topic AS ENUM ('booked', 'moved', 'cancelled');
-- `given` and `taken` are moves that change hands, to whom it is given and from whom it is taken.
CREATE TYPE notice_kind AS ENUM ('booked', 'moved', 'given', 'taken', 'cancelled');
CREATE TYPE notice_scope AS ENUM ('business', 'own');
CREATE TYPE morning_mail_choice AS ENUM ('never', 'booked', 'always');

ALTER TABLE provider_members
  -- Of an owner: whose bookings; null while nothing was chosen. Members are told of their own.
  ADD COLUMN notices_of notice_scope,
  ADD COLUMN morning_mail morning_mail_choice NOT NULL DEFAULT 'never';

-- What a sign-in chose; without a row it is as `lib/bookings/notices/choices.ts` says.
CREATE TABLE notice_settings (
  member_id uuid NOT NULL REFERENCES provider_members ON DELETE CASCADE,
  topic notice_topic NOT NULL,
  by_mail boolean NOT NULL,
  in_page boolean NOT NULL,
  PRIMARY KEY (member_id, topic)
);

-- One row for each change of a booking and each sign-in that is told of it. The unique key is what keeps a change from being
-- told twice, by mail too: the mail is written in the transaction that inserts the row, and only by it.
CREATE TABLE notices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id uuid NOT NULL REFERENCES provider_members ON DELETE CASCADE,
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  kind notice_kind NOT NULL,
  -- Of the booking after the change.
  sequence integer NOT NULL,
  -- The start that it tells, of what was taken the one it had; and the one before a move.
  starts_at timestamptz(3) NOT NULL,
  previous_start timestamptz(3),
  -- Further dates of a series that it tells of, too.
  further_dates smallint NOT NULL DEFAULT 0 CHECK (further_dates >= 0),
  in_page boolean NOT NULL,
  -- Not before the change can no longer be undone.
  shown_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  undo_step_id uuid REFERENCES undo_steps ON DELETE SET NULL,
  read_at timestamptz(3),
  UNIQUE (member_id, booking_id, kind, sequence)
);
CREATE INDEX notices_shown_idx ON notices (member_id, shown_at DESC, id) WHERE in_page;
CREATE INDEX notices_unread_idx ON notices (member_id, shown_at) WHERE in_page AND read_at IS NULL;
CREATE INDEX notices_booking_idx ON notices (booking_id);
CREATE INDEX notices_undo_step_idx ON notices (undo_step_id) WHERE undo_step_id IS NOT NULL;
CREATE INDEX notices_shown_at_idx ON notices (shown_at);

-- A morning that was seen to, with or without a mail: a local day of the business.
CREATE TABLE morning_mails (
  member_id uuid NOT NULL REFERENCES provider_members ON DELETE CASCADE,
  day date NOT NULL,
  PRIMARY KEY (member_id, day)
);
CREATE INDEX morning_mails_day_idx ON morning_mails (day);
CREATE INDEX provider_members_morning_idx ON provider_members (morning_mail)
  WHERE morning_mail <> 'never' AND ended_at IS NULL;

-- The whole schema. Rules that must hold whoever writes stand here as constraints:
-- what the application checks first, the database refuses last.

CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE TYPE role AS ENUM ('customer', 'provider');
CREATE TYPE token_kind AS ENUM ('verify_email', 'reset_password');
CREATE TYPE plan AS ENUM ('payg', 'monthly');
CREATE TYPE booking_status AS ENUM ('pending', 'confirmed', 'completed', 'cancelled');
CREATE TYPE delivery_mode AS ENUM ('physical', 'digital');
CREATE TYPE cancel_reason AS ENUM ('hold_expired', 'checkout_failed', 'checkout_abandoned', 'payment_failed', 'slot_lost', 'by_customer', 'by_provider');
CREATE TYPE payment_status AS ENUM ('open', 'processing', 'paid', 'failed', 'expired');
CREATE TYPE refund_status AS ENUM ('requested', 'pending', 'succeeded', 'failed');

-- Identity ---------------------------------------------------------------------------------

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL UNIQUE CHECK (email = lower(btrim(email)) AND email LIKE '%_@_%'),
  role role NOT NULL,
  full_name text NOT NULL DEFAULT '',
  phone text,
  locale text NOT NULL DEFAULT 'sv' CHECK (locale IN ('sv', 'en')),
  password_hash text NOT NULL,
  password_changed_at timestamptz(3) NOT NULL DEFAULT now(),
  email_verified_at timestamptz(3),
  disabled_at timestamptz(3),
  erased_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  role role NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  last_seen_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3),
  user_agent text,
  ip_address text
);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);

CREATE TABLE user_tokens (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind token_kind NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX user_tokens_user_id_kind_idx ON user_tokens (user_id, kind);

CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

-- Providers --------------------------------------------------------------------------------

CREATE TABLE providers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  owner_user_id uuid NOT NULL UNIQUE REFERENCES users,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  company_name text NOT NULL CHECK (btrim(company_name) <> ''),
  organisation_number text UNIQUE CHECK (organisation_number ~ '^[0-9]{10}$'),
  description text NOT NULL DEFAULT '',
  email text NOT NULL,
  phone text,
  address text,
  postal_code text,
  city text,
  latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  profile_image_url text,
  time_zone text NOT NULL DEFAULT 'Europe/Stockholm',
  plan plan NOT NULL DEFAULT 'payg',
  is_verified boolean,
  is_onboarded boolean NOT NULL DEFAULT false,
  stripe_account_id text UNIQUE,
  details_submitted boolean NOT NULL DEFAULT false,
  charges_enabled boolean NOT NULL DEFAULT false,
  payouts_enabled boolean NOT NULL DEFAULT false,
  requirements text[] NOT NULL DEFAULT '{}',
  min_notice_minutes integer NOT NULL DEFAULT 0 CHECK (min_notice_minutes BETWEEN 0 AND 43200),
  horizon_days integer NOT NULL DEFAULT 365 CHECK (horizon_days BETWEEN 1 AND 730),
  free_cancellation_hours integer NOT NULL DEFAULT 24 CHECK (free_cancellation_hours BETWEEN 0 AND 720),
  rating_sum integer NOT NULL DEFAULT 0 CHECK (rating_sum >= 0),
  review_count integer NOT NULL DEFAULT 0 CHECK (review_count >= 0),
  booking_count integer NOT NULL DEFAULT 0 CHECK (booking_count >= 0),
  settings_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Whoever can be booked can be paid.
  CONSTRAINT providers_onboarded_has_account CHECK (NOT is_onboarded OR stripe_account_id IS NOT NULL)
);
CREATE INDEX providers_position_idx ON providers (latitude, longitude);
CREATE INDEX providers_trending_idx ON providers (booking_count DESC, review_count DESC);

CREATE TABLE provider_locations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL REFERENCES providers ON DELETE CASCADE,
  address text NOT NULL,
  postal_code text,
  city text NOT NULL,
  phone text,
  latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  is_primary boolean NOT NULL DEFAULT false
);
CREATE INDEX provider_locations_provider_id_idx ON provider_locations (provider_id);
CREATE UNIQUE INDEX provider_locations_one_primary ON provider_locations (provider_id) WHERE is_primary;

CREATE TABLE staff_members (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL REFERENCES providers ON DELETE CASCADE,
  name text,
  is_implicit boolean NOT NULL DEFAULT false,
  is_active boolean NOT NULL DEFAULT true,
  sort smallint NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (id, provider_id),
  CHECK (is_implicit OR btrim(coalesce(name, '')) <> '')
);
CREATE INDEX staff_members_provider_id_idx ON staff_members (provider_id);
CREATE UNIQUE INDEX staff_members_one_implicit ON staff_members (provider_id) WHERE is_implicit;

-- Catalogue --------------------------------------------------------------------------------

CREATE TABLE categories (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL UNIQUE,
  name_sv text NOT NULL,
  name_en text NOT NULL,
  sort smallint NOT NULL
);

CREATE TABLE subcategories (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  category_id uuid NOT NULL REFERENCES categories,
  slug text NOT NULL UNIQUE,
  name_sv text NOT NULL,
  name_en text NOT NULL,
  synonyms text[] NOT NULL DEFAULT '{}',
  sort smallint NOT NULL
);
CREATE INDEX subcategories_category_id_idx ON subcategories (category_id);

CREATE TABLE services (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL REFERENCES providers ON DELETE CASCADE,
  subcategory_id uuid NOT NULL REFERENCES subcategories,
  name text NOT NULL CHECK (btrim(name) <> ''),
  description text NOT NULL DEFAULT '',
  price_ore integer NOT NULL DEFAULT 0 CHECK (price_ore BETWEEN 0 AND 99999900),
  vat_percent smallint NOT NULL DEFAULT 25 CHECK (vat_percent IN (0, 6, 12, 25)),
  duration_minutes integer NOT NULL DEFAULT 60 CHECK (duration_minutes BETWEEN 10 AND 1440 AND duration_minutes % 5 = 0),
  buffer_before_minutes integer NOT NULL DEFAULT 0 CHECK (buffer_before_minutes BETWEEN 0 AND 480),
  buffer_after_minutes integer NOT NULL DEFAULT 0 CHECK (buffer_after_minutes BETWEEN 0 AND 480),
  is_active boolean NOT NULL DEFAULT true,
  is_physical boolean NOT NULL DEFAULT true,
  is_digital boolean NOT NULL DEFAULT false,
  image_url text,
  archived_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (id, provider_id),
  CHECK (is_physical OR is_digital),
  CHECK (archived_at IS NULL OR NOT is_active)
);
CREATE INDEX services_provider_id_idx ON services (provider_id);
CREATE INDEX services_subcategory_id_idx ON services (subcategory_id);

-- Availability -----------------------------------------------------------------------------

CREATE TABLE opening_hours (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL REFERENCES providers ON DELETE CASCADE,
  staff_member_id uuid,
  day_of_week smallint NOT NULL CHECK (day_of_week BETWEEN 1 AND 7),
  is_closed boolean NOT NULL DEFAULT false,
  open_minute smallint NOT NULL CHECK (open_minute BETWEEN 0 AND 1439),
  close_minute smallint NOT NULL CHECK (close_minute BETWEEN 1 AND 1440),
  lunch_start_minute smallint CHECK (lunch_start_minute BETWEEN 0 AND 1439),
  lunch_end_minute smallint CHECK (lunch_end_minute BETWEEN 1 AND 1440),
  FOREIGN KEY (staff_member_id, provider_id) REFERENCES staff_members (id, provider_id) ON DELETE CASCADE,
  UNIQUE NULLS NOT DISTINCT (provider_id, staff_member_id, day_of_week),
  CHECK (is_closed OR close_minute > open_minute),
  CHECK ((lunch_start_minute IS NULL) = (lunch_end_minute IS NULL)),
  CHECK (lunch_end_minute > lunch_start_minute)
);
CREATE INDEX opening_hours_provider_id_idx ON opening_hours (provider_id);

CREATE TABLE unavailable_times (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL REFERENCES providers ON DELETE CASCADE,
  staff_member_id uuid,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  reason text CHECK (btrim(reason) <> ''),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  FOREIGN KEY (staff_member_id, provider_id) REFERENCES staff_members (id, provider_id) ON DELETE CASCADE,
  CHECK (ends_at > starts_at)
);
CREATE INDEX unavailable_times_provider_id_starts_at_idx ON unavailable_times (provider_id, starts_at);

-- Bookings ---------------------------------------------------------------------------------

CREATE TABLE bookings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL REFERENCES providers,
  staff_member_id uuid NOT NULL,
  service_id uuid NOT NULL,
  customer_id uuid REFERENCES users,
  status booking_status NOT NULL DEFAULT 'pending',
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  blocked_from timestamptz(3) NOT NULL,
  blocked_until timestamptz(3) NOT NULL,
  duration_minutes integer NOT NULL,
  time_zone text NOT NULL,
  delivery_mode delivery_mode NOT NULL,
  service_name text NOT NULL,
  provider_name text NOT NULL,
  customer_name text NOT NULL DEFAULT '',
  customer_email text NOT NULL,
  customer_phone text,
  locale text NOT NULL DEFAULT 'sv' CHECK (locale IN ('sv', 'en')),
  currency text NOT NULL DEFAULT 'sek' CHECK (currency = 'sek'),
  total_ore integer NOT NULL CHECK (total_ore > 0),
  commission_percent numeric(5, 2) NOT NULL CHECK (commission_percent BETWEEN 0 AND 100),
  commission_ore integer NOT NULL CHECK (commission_ore BETWEEN 0 AND total_ore),
  vat_percent smallint NOT NULL CHECK (vat_percent IN (0, 6, 12, 25)),
  free_cancellation_until timestamptz(3) NOT NULL,
  hold_expires_at timestamptz(3),
  cancel_reason cancel_reason,
  request_key text UNIQUE,
  request_fingerprint text,
  request_origin text,
  sequence integer NOT NULL DEFAULT 0,
  confirmed_at timestamptz(3),
  completed_at timestamptz(3),
  cancelled_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (id, provider_id),
  FOREIGN KEY (staff_member_id, provider_id) REFERENCES staff_members (id, provider_id),
  FOREIGN KEY (service_id, provider_id) REFERENCES services (id, provider_id),
  CHECK (ends_at > starts_at),
  CHECK (blocked_from <= starts_at AND blocked_until >= ends_at),
  CHECK (duration_minutes * interval '1 minute' = ends_at - starts_at),
  CHECK (status <> 'pending' OR hold_expires_at IS NOT NULL),
  CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL)),
  CHECK ((status = 'cancelled') = (cancel_reason IS NOT NULL)),
  -- The promise of the product: nobody is ever double-booked.
  CONSTRAINT bookings_no_overlap EXCLUDE USING gist (
    provider_id WITH =,
    staff_member_id WITH =,
    tstzrange(blocked_from, blocked_until, '[)') WITH &&
  ) WHERE (status <> 'cancelled')
);
CREATE INDEX bookings_provider_id_starts_at_idx ON bookings (provider_id, starts_at);
CREATE INDEX bookings_customer_id_starts_at_idx ON bookings (customer_id, starts_at);
CREATE INDEX bookings_service_id_idx ON bookings (service_id);
CREATE INDEX bookings_guest_email_idx ON bookings (lower(customer_email)) WHERE customer_id IS NULL;
CREATE INDEX bookings_pending_idx ON bookings (hold_expires_at) WHERE status = 'pending';
CREATE INDEX bookings_created_at_idx ON bookings (created_at);

CREATE TABLE booking_events (
  id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  provider_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  kind text NOT NULL,
  from_status booking_status,
  to_status booking_status,
  actor text NOT NULL CHECK (actor IN ('customer', 'guest', 'provider', 'system', 'stripe')),
  actor_user_id uuid,
  data jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  FOREIGN KEY (booking_id, provider_id) REFERENCES bookings (id, provider_id) ON DELETE CASCADE
);
CREATE INDEX booking_events_booking_id_idx ON booking_events (booking_id);

-- Payments ---------------------------------------------------------------------------------

CREATE TABLE payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  stripe_account_id text NOT NULL,
  checkout_session_id text NOT NULL UNIQUE,
  checkout_url text NOT NULL,
  payment_intent_id text UNIQUE,
  charge_id text,
  receipt_url text,
  status payment_status NOT NULL DEFAULT 'open',
  amount_ore integer NOT NULL CHECK (amount_ore > 0),
  application_fee_ore integer NOT NULL CHECK (application_fee_ore BETWEEN 0 AND amount_ore),
  refunded_ore integer NOT NULL DEFAULT 0 CHECK (refunded_ore BETWEEN 0 AND amount_ore),
  currency text NOT NULL DEFAULT 'sek',
  customer_email text,
  customer_name text,
  expires_at timestamptz(3) NOT NULL,
  paid_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (booking_id, provider_id),
  UNIQUE (id, provider_id),
  FOREIGN KEY (booking_id, provider_id) REFERENCES bookings (id, provider_id),
  CHECK ((status = 'paid') = (paid_at IS NOT NULL)),
  CHECK (status <> 'paid' OR payment_intent_id IS NOT NULL)
);

CREATE TABLE refunds (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  amount_ore integer NOT NULL CHECK (amount_ore > 0),
  reason text NOT NULL CHECK (reason IN ('paid_too_late', 'cancelled_by_customer', 'cancelled_by_provider', 'goodwill')),
  status refund_status NOT NULL DEFAULT 'requested',
  stripe_refund_id text UNIQUE,
  last_error text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  FOREIGN KEY (payment_id, provider_id) REFERENCES payments (id, provider_id)
);
CREATE INDEX refunds_payment_id_idx ON refunds (payment_id);

CREATE TABLE stripe_events (
  id text PRIMARY KEY,
  account text,
  type text NOT NULL,
  livemode boolean NOT NULL,
  payload jsonb NOT NULL,
  received_at timestamptz(3) NOT NULL DEFAULT now(),
  processed_at timestamptz(3),
  attempts integer NOT NULL DEFAULT 0,
  last_error text
);
CREATE INDEX stripe_events_unprocessed_idx ON stripe_events (received_at) WHERE processed_at IS NULL;

CREATE TABLE plan_subscriptions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL REFERENCES providers ON DELETE CASCADE,
  stripe_customer_id text NOT NULL,
  stripe_subscription_id text UNIQUE,
  checkout_session_id text UNIQUE,
  status text NOT NULL,
  price_ore integer NOT NULL CHECK (price_ore >= 0),
  current_period_end timestamptz(3),
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  ended_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX plan_subscriptions_provider_id_idx ON plan_subscriptions (provider_id);
CREATE UNIQUE INDEX plan_subscriptions_one_live ON plan_subscriptions (provider_id) WHERE ended_at IS NULL;

-- Reviews ----------------------------------------------------------------------------------

CREATE TABLE reviews (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL REFERENCES providers ON DELETE CASCADE,
  booking_id uuid NOT NULL,
  service_id uuid NOT NULL,
  user_id uuid REFERENCES users,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  comment text CHECK (btrim(comment) <> ''),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (booking_id, provider_id),
  UNIQUE (id, provider_id),
  FOREIGN KEY (booking_id, provider_id) REFERENCES bookings (id, provider_id),
  FOREIGN KEY (service_id, provider_id) REFERENCES services (id, provider_id)
);
CREATE INDEX reviews_provider_id_created_at_idx ON reviews (provider_id, created_at DESC);
CREATE INDEX reviews_service_id_created_at_idx ON reviews (service_id, created_at DESC);

CREATE TABLE review_replies (
  review_id uuid NOT NULL,
  provider_id uuid NOT NULL,
  reply_text text NOT NULL CHECK (btrim(reply_text) <> ''),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (review_id, provider_id),
  FOREIGN KEY (review_id, provider_id) REFERENCES reviews (id, provider_id) ON DELETE CASCADE
);

-- Notifications ----------------------------------------------------------------------------

CREATE TABLE outbox_mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  recipient text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('sv', 'en')),
  provider_id uuid,
  booking_id uuid,
  user_id uuid,
  payload jsonb NOT NULL DEFAULT '{}',
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  sent_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX outbox_mails_booking_id_idx ON outbox_mails (booking_id);
CREATE INDEX outbox_mails_unsent_idx ON outbox_mails (created_at) WHERE sent_at IS NULL;

CREATE TABLE contact_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  portal role NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  locale text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE worker_heartbeats (
  worker_id text PRIMARY KEY,
  seen_at timestamptz(3) NOT NULL DEFAULT now()
);

-- Counters kept by the write that changes them -----------------------------------------------

CREATE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    UPDATE providers SET rating_sum = rating_sum - OLD.rating, review_count = review_count - 1
    WHERE id = OLD.provider_id;
  END IF;
  IF TG_OP IN ('UPDATE', 'INSERT') THEN
    UPDATE providers SET rating_sum = rating_sum + NEW.rating, review_count = review_count + 1
    WHERE id = NEW.provider_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_count AFTER INSERT OR DELETE OR UPDATE OF rating ON reviews
  FOR EACH ROW EXECUTE FUNCTION count_review();

-- A booking counts once it is confirmed, and no more when it is cancelled.
CREATE FUNCTION count_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND OLD.status IN ('confirmed', 'completed');
  is_now boolean := TG_OP <> 'DELETE' AND NEW.status IN ('confirmed', 'completed');
BEGIN
  IF was AND NOT is_now THEN
    UPDATE providers SET booking_count = booking_count - 1 WHERE id = OLD.provider_id;
  ELSIF is_now AND NOT was THEN
    UPDATE providers SET booking_count = booking_count + 1 WHERE id = NEW.provider_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_count AFTER INSERT OR DELETE OR UPDATE OF status ON bookings
  FOR EACH ROW EXECUTE FUNCTION count_booking();

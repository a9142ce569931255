-- What a business keeps of its clients beside their contact: tags, private notes with their earlier texts, and the files
-- that they were imported from.

ALTER TABLE clients
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 20),
  -- Out of the list until they book again; only somebody without bookings is removed.
  ADD COLUMN hidden_at timestamptz(3),
  -- Of somebody who erased their account with a visit still to come that the business had booked: removed after it.
  ADD COLUMN erase_after timestamptz(3);
CREATE INDEX clients_erase_idx ON clients (erase_after) WHERE erase_after IS NOT NULL;

CREATE TRIGGER clients_person BEFORE INSERT OR UPDATE OF user_id ON clients
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION refuse_erased_person('user_id');

-- A file of clients that was read, and what became of its lines.
CREATE TABLE client_imports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL REFERENCES providers ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  created_by uuid REFERENCES users,
  added integer NOT NULL DEFAULT 0 CHECK (added >= 0),
  updated integer NOT NULL DEFAULT 0 CHECK (updated >= 0),
  skipped integer NOT NULL DEFAULT 0 CHECK (skipped >= 0),
  refused integer NOT NULL DEFAULT 0 CHECK (refused >= 0),
  undone_at timestamptz(3),
  UNIQUE (id, provider_id)
);
CREATE INDEX client_imports_provider_idx ON client_imports (provider_id, created_at DESC);

-- Each client that an import added or changed, as they were before and after, so that it can be undone.
CREATE TABLE client_import_rows (
  provider_id uuid NOT NULL,
  import_id uuid NOT NULL,
  client_id uuid NOT NULL,
  -- null where the import added them
  before jsonb,
  after jsonb NOT NULL,
  PRIMARY KEY (import_id, client_id),
  FOREIGN KEY (import_id, provider_id) REFERENCES client_imports (id, provider_id) ON DELETE CASCADE,
  FOREIGN KEY (client_id, provider_id) REFERENCES clients (id, provider_id) ON DELETE CASCADE
);
CREATE INDEX client_import_rows_client_idx ON client_import_rows (client_id);

CREATE TYPE client_note_kind AS ENUM ('note', 'formula', 'allergy');

CREATE TABLE client_notes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL,
  client_id uuid NOT NULL,
  kind client_note_kind NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- The import that it came with.
  import_id uuid,
  FOREIGN KEY (client_id, provider_id) REFERENCES clients (id, provider_id) ON DELETE CASCADE,
  FOREIGN KEY (import_id, provider_id) REFERENCES client_imports (id, provider_id)
);
CREATE INDEX client_notes_client_idx ON client_notes (client_id, created_at);
CREATE INDEX client_notes_import_idx ON client_notes (import_id) WHERE import_id IS NOT NULL;

-- What a note says is the last of its texts; the earlier ones are its history.
CREATE TABLE client_note_texts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  note_id uuid NOT NULL REFERENCES client_notes ON DELETE CASCADE,
  text text NOT NULL CHECK (btrim(text) <> '' AND length(text) <= 2000),
  written_at timestamptz(3) NOT NULL DEFAULT now(),
  written_by uuid REFERENCES users
);
CREATE INDEX client_note_texts_note_idx ON client_note_texts (note_id, id);

-- A number as people write it, in E.164, where it is a Swedish one or has its country with it; null for anything else.
-- The application reads numbers by a library (lib/clients/phoneE164.ts); this is for rows that were there before.
CREATE FUNCTION rough_e164(phone text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN substring(
  regexp_replace(regexp_replace(regexp_replace(phone, '\(0\)|[^0-9+]', '', 'g'), '^00', '+'), '^0', '+46')
  from '^\+[1-9][0-9]{6,14}$'
);

-- Gives the bookings that were confirmed, and name a person, their client: by account, by phone number with the same name,
-- then by e-mail address; adds who is missing, as their latest booking names them. Changes nothing when it is run again.
CREATE FUNCTION add_clients_of_bookings() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  without_client CONSTANT text := $where$
    b.client_id IS NULL AND b.confirmed_at IS NOT NULL
    AND (b.customer_name <> '' OR b.customer_email <> '' OR b.customer_phone IS NOT NULL) $where$;
  named CONSTANT text := $named$
    coalesce(nullif(btrim(left(b.customer_name, 200)), ''), nullif(b.customer_email, ''), b.customer_phone),
    b.customer_phone, rough_e164(b.customer_phone), nullif(b.customer_email, ''), b.created_at $named$;
  -- A number is written in many ways, and nobody looks at these matches one by one: the name has to agree.
  same_phone CONSTANT text := 'c.phone_e164 = rough_e164(b.customer_phone) AND search_fold(c.name) = search_fold(b.customer_name)';
  by_phone CONSTANT text := same_phone || ' AND (c.user_id IS NULL OR b.customer_id IS NULL)';
  by_email CONSTANT text := 'lower(c.email) = lower(b.customer_email) AND (c.user_id IS NULL OR b.customer_id IS NULL)';
BEGIN
  EXECUTE format($sql$
    INSERT INTO clients (provider_id, user_id, name, phone, phone_e164, email, created_at)
    SELECT DISTINCT ON (b.provider_id, b.customer_id) b.provider_id, b.customer_id, %s
    FROM bookings b JOIN users u ON u.id = b.customer_id AND u.erased_at IS NULL
    WHERE %s AND NOT EXISTS (SELECT FROM clients c WHERE c.provider_id = b.provider_id AND (
      c.user_id = b.customer_id
      OR (c.user_id IS NULL AND (%s OR lower(c.email) = lower(b.customer_email)))))
    ORDER BY b.provider_id, b.customer_id, b.created_at DESC $sql$, named, without_client, same_phone);
  -- The table was empty a moment ago; without this each lookup below would read all of it.
  ANALYZE clients;
  EXECUTE format($sql$
    UPDATE bookings b SET client_id = c.id FROM clients c
    WHERE c.provider_id = b.provider_id AND c.user_id = b.customer_id AND %s $sql$, without_client);
  EXECUTE format($sql$
    UPDATE bookings b SET client_id = (
      SELECT c.id FROM clients c WHERE c.provider_id = b.provider_id AND %s ORDER BY c.created_at, c.id LIMIT 1)
    WHERE b.customer_phone IS NOT NULL AND %s $sql$, by_phone, without_client);
  EXECUTE format($sql$
    UPDATE bookings b SET client_id = (
      SELECT c.id FROM clients c WHERE c.provider_id = b.provider_id AND %s ORDER BY c.created_at, c.id LIMIT 1)
    WHERE b.customer_email <> '' AND %s $sql$, by_email, without_client);
  EXECUTE format($sql$
    INSERT INTO clients (provider_id, name, phone, phone_e164, email, created_at)
    SELECT DISTINCT ON (b.provider_id, lower(b.customer_email)) b.provider_id, %s
    FROM bookings b WHERE b.customer_email <> '' AND %s
    ORDER BY b.provider_id, lower(b.customer_email), b.created_at DESC $sql$, named, without_client);
  EXECUTE format($sql$
    UPDATE bookings b SET client_id = (
      SELECT c.id FROM clients c WHERE c.provider_id = b.provider_id AND %s ORDER BY c.created_at, c.id LIMIT 1)
    WHERE b.customer_email <> '' AND %s $sql$, by_email, without_client);
END $$;

SELECT add_clients_of_bookings();

-- The people of a business: how they are shown, and which services each does.
ALTER TABLE staff_members
  ADD COLUMN colour text NOT NULL DEFAULT 'green',
  ADD COLUMN does_all_services boolean NOT NULL DEFAULT true,
  ADD COLUMN removed_at timestamptz(3),
  ADD CONSTRAINT staff_members_name_check CHECK (name IS NULL OR char_length(btrim(name)) BETWEEN 1 AND 80),
  ADD CONSTRAINT staff_members_named_check CHECK (is_implicit OR name IS NOT NULL),
  ADD CONSTRAINT staff_members_colour_check
    CHECK (colour IN ('green', 'blue', 'violet', 'rose', 'amber', 'teal', 'red', 'grey')),
  -- Who was removed does nothing any more; the row stays for the bookings that name it.
  ADD CONSTRAINT staff_members_removed_check CHECK (removed_at IS NULL OR NOT is_active);

-- Read only of those who do not do all services.
CREATE TABLE staff_services (
  staff_member_id uuid NOT NULL,
  service_id uuid NOT NULL,
  provider_id uuid NOT NULL,
  PRIMARY KEY (staff_member_id, service_id),
  FOREIGN KEY (staff_member_id, provider_id) REFERENCES staff_members (id, provider_id) ON DELETE CASCADE,
  FOREIGN KEY (service_id, provider_id) REFERENCES services (id, provider_id) ON DELETE CASCADE
);

CREATE INDEX staff_services_service_id_idx ON staff_services (service_id, provider_id);

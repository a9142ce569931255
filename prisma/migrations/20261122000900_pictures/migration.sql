-- Pictures of businesses, their services and their people: what they show, named by its hash, and where each is shown.
CREATE TABLE picture_contents (
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  -- Of the widest variant, in pixels.
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  -- The mean colour, shown until the picture is there.
  colour text NOT NULL CHECK (colour ~ '^#[0-9a-f]{6}$'),
  -- When it was last uploaded, or taken away from where it was shown.
  touched_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX picture_contents_touched_at_idx ON picture_contents (touched_at);

CREATE TABLE picture_variants (
  hash text NOT NULL REFERENCES picture_contents (hash) ON DELETE CASCADE,
  width integer NOT NULL CHECK (width > 0),
  content bytea NOT NULL,
  PRIMARY KEY (hash, width)
);
-- WebP gets no smaller by compressing it once more.
ALTER TABLE picture_variants ALTER COLUMN content SET STORAGE EXTERNAL;

-- One of a service, of a person, or else of the business itself.
CREATE TABLE pictures (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL REFERENCES providers (id) ON DELETE CASCADE,
  service_id uuid,
  staff_member_id uuid,
  hash text NOT NULL REFERENCES picture_contents (hash),
  alt text NOT NULL DEFAULT '' CHECK (char_length(alt) <= 200),
  position integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  FOREIGN KEY (service_id, provider_id) REFERENCES services (id, provider_id) ON DELETE CASCADE,
  FOREIGN KEY (staff_member_id, provider_id) REFERENCES staff_members (id, provider_id) ON DELETE CASCADE,
  CONSTRAINT pictures_owner_check CHECK (num_nonnulls(service_id, staff_member_id) <= 1),
  -- With the key below: twelve of a business, one of everything else, whoever races.
  CONSTRAINT pictures_position_check
    CHECK (position BETWEEN 0 AND CASE WHEN num_nonnulls(service_id, staff_member_id) = 0 THEN 11 ELSE 0 END),
  -- Checked at the end of a statement: one that puts all in another order may pass by equals.
  CONSTRAINT pictures_place_key UNIQUE NULLS NOT DISTINCT (provider_id, service_id, staff_member_id, position)
    DEFERRABLE INITIALLY IMMEDIATE
);

CREATE INDEX pictures_hash_idx ON pictures (hash);
CREATE INDEX pictures_service_id_idx ON pictures (service_id) WHERE service_id IS NOT NULL;
CREATE INDEX pictures_staff_member_id_idx ON pictures (staff_member_id) WHERE staff_member_id IS NOT NULL;

ALTER TABLE staff_members ADD COLUMN image_url text;

-- Lists read one column: it names the first picture of the business, of the service and of the person.
CREATE FUNCTION picture_shown(business uuid, service uuid, person uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT '/pictures/' || c.hash || '-' || c.width || '.webp'
  FROM pictures p JOIN picture_contents c USING (hash)
  WHERE p.provider_id = business AND p.service_id IS NOT DISTINCT FROM service
    AND p.staff_member_id IS NOT DISTINCT FROM person
  ORDER BY p.position LIMIT 1
$$;

CREATE FUNCTION pictures_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place pictures := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  shown text := picture_shown(place.provider_id, place.service_id, place.staff_member_id);
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE picture_contents SET touched_at = now() WHERE hash = OLD.hash;
  END IF;
  IF place.service_id IS NOT NULL THEN
    UPDATE services SET image_url = shown WHERE id = place.service_id AND image_url IS DISTINCT FROM shown;
  ELSIF place.staff_member_id IS NOT NULL THEN
    UPDATE staff_members SET image_url = shown
    WHERE id = place.staff_member_id AND image_url IS DISTINCT FROM shown;
  ELSE
    UPDATE providers SET profile_image_url = shown
    WHERE id = place.provider_id AND profile_image_url IS DISTINCT FROM shown;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER pictures_shown AFTER INSERT OR UPDATE OF position OR DELETE ON pictures
  FOR EACH ROW EXECUTE FUNCTION pictures_changed();

-- The address that customers may write to, where a business gives one.
ALTER TABLE providers ADD COLUMN contact_email text CHECK (btrim(contact_email) <> '');

-- A point is the very door, or no more than the middle of the town. Points from before were set for a door.
ALTER TABLE providers ADD COLUMN is_position_exact boolean NOT NULL DEFAULT true;
ALTER TABLE provider_locations ADD COLUMN is_position_exact boolean NOT NULL DEFAULT true;

-- Half a point is none.
UPDATE providers SET latitude = NULL, longitude = NULL WHERE (latitude IS NULL) <> (longitude IS NULL);
UPDATE provider_locations SET latitude = NULL, longitude = NULL WHERE (latitude IS NULL) <> (longitude IS NULL);
ALTER TABLE providers ADD CONSTRAINT providers_whole_point CHECK ((latitude IS NULL) = (longitude IS NULL));
ALTER TABLE provider_locations
  ADD CONSTRAINT provider_locations_whole_point CHECK ((latitude IS NULL) = (longitude IS NULL));

-- No point survives a move to another town, whoever writes it: a point that is to count is set anew.
CREATE FUNCTION drop_point_of_other_town() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.latitude := NULL;
  NEW.longitude := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER providers_moved BEFORE UPDATE OF city ON providers FOR EACH ROW
  WHEN ((OLD.latitude, OLD.longitude) = (NEW.latitude, NEW.longitude)
    AND search_fold(coalesce(OLD.city, '')) <> search_fold(coalesce(NEW.city, '')))
  EXECUTE FUNCTION drop_point_of_other_town();
CREATE TRIGGER provider_locations_moved BEFORE UPDATE OF city ON provider_locations FOR EACH ROW
  WHEN ((OLD.latitude, OLD.longitude) = (NEW.latitude, NEW.longitude)
    AND search_fold(OLD.city) <> search_fold(NEW.city))
  EXECUTE FUNCTION drop_point_of_other_town();

-- Of the places of a business exactly one is the primary one. The index keeps it from being two; this, looked at when a
-- transaction ends, from being none.
UPDATE provider_locations SET is_primary = true WHERE id IN (
  SELECT DISTINCT ON (provider_id) id FROM provider_locations l
  WHERE NOT EXISTS (SELECT FROM provider_locations p WHERE p.provider_id = l.provider_id AND p.is_primary)
  ORDER BY provider_id, city, id);

CREATE FUNCTION require_primary_location() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  business uuid := coalesce(NEW.provider_id, OLD.provider_id);
BEGIN
  IF EXISTS (SELECT FROM provider_locations WHERE provider_id = business)
    AND NOT EXISTS (SELECT FROM provider_locations WHERE provider_id = business AND is_primary) THEN
    RAISE EXCEPTION 'none of the places of business % is the primary one', business
      USING ERRCODE = 'check_violation', CONSTRAINT = 'provider_locations_has_primary';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER provider_locations_has_primary AFTER INSERT OR UPDATE OR DELETE ON provider_locations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_primary_location();

-- An owner whose account is disabled or erased is none: nobody could sign in to be it. A business that is closed for good
-- needs none, and has no sign-ins.
CREATE OR REPLACE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  closed timestamptz;
  remaining uuid;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.role = 'owner' AND NEW.ended_at IS NULL THEN RETURN NULL; END IF;
  END IF;
  SELECT closed_at INTO closed FROM providers WHERE id = OLD.provider_id FOR NO KEY UPDATE;
  -- The business itself is being deleted.
  IF NOT FOUND OR closed IS NOT NULL THEN RETURN NULL; END IF;
  SELECT m.user_id INTO remaining FROM provider_members m JOIN users u ON u.id = m.user_id
  WHERE m.provider_id = OLD.provider_id AND m.role = 'owner' AND m.ended_at IS NULL
    AND u.disabled_at IS NULL AND u.erased_at IS NULL
  ORDER BY m.created_at, m.id LIMIT 1;
  IF remaining IS NULL THEN
    RAISE EXCEPTION 'A business keeps an owner' USING ERRCODE = 'ST002';
  END IF;
  -- Its mails go with it, where they went to the account that is its owner's no more; an edit of the settings that began
  -- before must not bring the old address back.
  UPDATE providers SET owner_user_id = remaining, settings_version = settings_version + 1,
    email = CASE WHEN email = (SELECT u.email FROM users u WHERE u.id = OLD.user_id)
      THEN (SELECT u.email FROM users u WHERE u.id = remaining) ELSE email END
  WHERE id = OLD.provider_id AND owner_user_id = OLD.user_id;
  RETURN NULL;
END $$;

-- Businesses whose registration was rejected by the person whose address it named: they ended then, also where somebody
-- else signs in for them.
UPDATE providers p
SET closing_since = coalesce(p.closing_since, now()), closing_mode = coalesce(p.closing_mode, 'after_last_visit'),
  closed_at = now()
FROM users u
WHERE u.id = p.owner_user_id AND u.erased_at IS NOT NULL AND p.closed_at IS NULL;

DELETE FROM provider_invitations i USING providers p WHERE p.id = i.provider_id AND p.closed_at IS NOT NULL;
UPDATE provider_members m SET ended_at = now()
FROM providers p WHERE p.id = m.provider_id AND p.closed_at IS NOT NULL AND m.ended_at IS NULL;

-- Sign-ins of accounts that were erased; a business keeps its last owner's, of which there is none left open above.
UPDATE provider_members m SET ended_at = now()
FROM users u
WHERE u.id = m.user_id AND u.erased_at IS NOT NULL AND m.ended_at IS NULL AND (m.role = 'member' OR EXISTS (
  SELECT FROM provider_members other JOIN users live ON live.id = other.user_id
  WHERE other.provider_id = m.provider_id AND other.role = 'owner' AND other.ended_at IS NULL
    AND live.disabled_at IS NULL AND live.erased_at IS NULL));

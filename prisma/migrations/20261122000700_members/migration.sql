-- Who signs in for a business, and with which right: an owner to everything, a member to what is their own as one of its
-- people. `providers.owner_user_id` stays the account that the business is reached by (its language, its confirmed
-- address); it is always one of the owners.
CREATE TYPE member_role AS ENUM ('owner', 'member');

CREATE TABLE provider_members (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL REFERENCES providers ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Which of the people it is; an owner need not be one of them.
  staff_member_id uuid,
  role member_role NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  ended_at timestamptz(3),
  CONSTRAINT provider_members_person_fkey FOREIGN KEY (staff_member_id, provider_id)
    REFERENCES staff_members (id, provider_id) ON DELETE SET NULL (staff_member_id),
  CONSTRAINT provider_members_person_check CHECK (role = 'owner' OR staff_member_id IS NOT NULL OR ended_at IS NOT NULL)
);
CREATE INDEX provider_members_provider_id_idx ON provider_members (provider_id);
-- An account acts for one business, and a person has one sign-in.
CREATE UNIQUE INDEX provider_members_one_business ON provider_members (user_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX provider_members_one_sign_in ON provider_members (staff_member_id) WHERE ended_at IS NULL;

CREATE TABLE provider_invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL,
  staff_member_id uuid NOT NULL,
  email text NOT NULL CHECK (email = lower(btrim(email)) AND email <> ''),
  role member_role NOT NULL,
  -- SHA-256 of what stands in the link.
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  sent_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL,
  accepted_at timestamptz(3),
  withdrawn_at timestamptz(3),
  FOREIGN KEY (staff_member_id, provider_id) REFERENCES staff_members (id, provider_id) ON DELETE CASCADE,
  CHECK (accepted_at IS NULL OR withdrawn_at IS NULL)
);
CREATE INDEX provider_invitations_provider_id_idx ON provider_invitations (provider_id);
CREATE UNIQUE INDEX provider_invitations_one_open ON provider_invitations (staff_member_id)
  WHERE accepted_at IS NULL AND withdrawn_at IS NULL;

-- Whoever registered a business owns it; whoever works alone is its one person.
INSERT INTO provider_members (provider_id, user_id, staff_member_id, role, created_at)
SELECT p.id, p.owner_user_id, s.id, 'owner', p.created_at
FROM providers p LEFT JOIN staff_members s ON s.provider_id = p.id AND s.is_implicit AND s.is_active;

CREATE FUNCTION add_first_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO provider_members (provider_id, user_id, role, created_at)
  VALUES (NEW.id, NEW.owner_user_id, 'owner', NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER providers_first_owner AFTER INSERT ON providers FOR EACH ROW EXECUTE FUNCTION add_first_owner();

CREATE FUNCTION name_first_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE provider_members m SET staff_member_id = NEW.id
  FROM providers p
  WHERE p.id = NEW.provider_id AND m.provider_id = p.id AND m.user_id = p.owner_user_id
    AND m.ended_at IS NULL AND m.staff_member_id IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER staff_members_first_owner AFTER INSERT ON staff_members FOR EACH ROW
  WHEN (NEW.is_implicit AND NEW.is_active) EXECUTE FUNCTION name_first_owner();

-- Nobody signs in as a person who does not work there any more, also when both happen in one moment: the lock waits for
-- a removal that is under way, and then sees it.
CREATE FUNCTION check_member_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM staff_members WHERE id = NEW.staff_member_id AND is_active FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'New row violates constraint "provider_members_works_here"' USING ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER provider_members_works_here BEFORE INSERT OR UPDATE OF staff_member_id ON provider_members
  FOR EACH ROW WHEN (NEW.staff_member_id IS NOT NULL AND NEW.ended_at IS NULL)
  EXECUTE FUNCTION check_member_person();

-- A business keeps an owner. The lock lets one change of its owners follow another; the count is a statement of its own,
-- so that it sees what was committed while this one waited.
CREATE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  remaining uuid;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.role = 'owner' AND NEW.ended_at IS NULL THEN RETURN NULL; END IF;
  END IF;
  PERFORM FROM providers WHERE id = OLD.provider_id FOR NO KEY UPDATE;
  -- The business itself is being deleted.
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT user_id INTO remaining FROM provider_members
  WHERE provider_id = OLD.provider_id AND role = 'owner' AND ended_at IS NULL
  ORDER BY created_at, id LIMIT 1;
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
CREATE TRIGGER provider_members_keep_an_owner AFTER UPDATE OR DELETE ON provider_members
  FOR EACH ROW WHEN (OLD.role = 'owner' AND OLD.ended_at IS NULL) EXECUTE FUNCTION keep_an_owner();

-- With the access go its sessions and the mails that are not sent yet, whoever ended it.
CREATE FUNCTION end_member_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sessions SET revoked_at = clock_timestamp() WHERE user_id = NEW.user_id AND revoked_at IS NULL;
  DELETE FROM outbox_mails WHERE user_id = NEW.user_id AND sent_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER provider_members_end_access AFTER UPDATE OF ended_at ON provider_members
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION end_member_access();

-- Whoever stops working there, or is removed, signs in no more; the last owner stays.
CREATE FUNCTION end_access_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE provider_invitations SET withdrawn_at = clock_timestamp()
  WHERE staff_member_id = OLD.id AND accepted_at IS NULL AND withdrawn_at IS NULL;
  UPDATE provider_members m SET ended_at = clock_timestamp()
  WHERE m.staff_member_id = OLD.id AND m.ended_at IS NULL AND (m.role = 'member' OR EXISTS (
    SELECT FROM provider_members other
    WHERE other.provider_id = m.provider_id AND other.id <> m.id AND other.role = 'owner' AND other.ended_at IS NULL));
  RETURN OLD;
END $$;
CREATE TRIGGER staff_members_stop AFTER UPDATE OF is_active ON staff_members
  FOR EACH ROW WHEN (OLD.is_active AND NOT NEW.is_active) EXECUTE FUNCTION end_access_of_person();
CREATE TRIGGER staff_members_delete BEFORE DELETE ON staff_members
  FOR EACH ROW EXECUTE FUNCTION end_access_of_person();

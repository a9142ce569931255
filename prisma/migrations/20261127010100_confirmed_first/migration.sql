-- Nothing lasting is attached to a business whose owner's address nobody has confirmed: whoever registered it may have
-- typed a stranger's. Rows that are there stay; a first proof of the mailbox by a new password ends them.
CREATE FUNCTION require_confirmed_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM providers p JOIN users u ON u.id = p.owner_user_id
      WHERE p.id = NEW.provider_id AND u.email_verified_at IS NOT NULL) THEN
    RAISE EXCEPTION 'the address of the owner of business % is not confirmed', NEW.provider_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'confirmed_owner';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER calendar_feeds_confirmed BEFORE INSERT ON calendar_feeds FOR EACH ROW EXECUTE FUNCTION require_confirmed_owner();
CREATE TRIGGER external_calendars_confirmed BEFORE INSERT ON external_calendars FOR EACH ROW EXECUTE FUNCTION require_confirmed_owner();
CREATE TRIGGER pictures_confirmed BEFORE INSERT ON pictures FOR EACH ROW EXECUTE FUNCTION require_confirmed_owner();

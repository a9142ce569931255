-- Whoever stops working there, or is removed, signs in no more, unless they own the business: an owner's sign-in is ended
-- as such, with the password of whoever does it.
CREATE OR REPLACE FUNCTION end_access_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE provider_invitations SET withdrawn_at = clock_timestamp()
  WHERE staff_member_id = OLD.id AND accepted_at IS NULL AND withdrawn_at IS NULL;
  UPDATE provider_members SET ended_at = clock_timestamp()
  WHERE staff_member_id = OLD.id AND ended_at IS NULL AND role = 'member';
  RETURN OLD;
END $$;

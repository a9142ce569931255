-- A business whose owner's address is not confirmed stands in no list and has no page: whoever registered it may have
-- typed somebody else's address. It comes in sight in the moment of the confirmation.
CREATE OR REPLACE VIEW visible_providers AS
SELECT p.id, p.company_name, p.description, p.city, p.latitude, p.longitude, p.is_verified, p.rating_sum, p.review_count
FROM providers p JOIN users u ON u.id = p.owner_user_id
WHERE u.disabled_at IS NULL AND u.erased_at IS NULL AND u.email_verified_at IS NOT NULL AND p.closing_since IS NULL;

DROP TRIGGER users_search_update ON users;
CREATE TRIGGER users_search_update AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.disabled_at, OLD.erased_at, OLD.email_verified_at IS NULL)
    IS DISTINCT FROM (NEW.disabled_at, NEW.erased_at, NEW.email_verified_at IS NULL))
  EXECUTE FUNCTION search_account_changed();

SELECT refresh_search_of_providers(ARRAY(
  SELECT p.id FROM providers p JOIN users u ON u.id = p.owner_user_id WHERE u.email_verified_at IS NULL));

-- How often a business and its services were booked is counted when the transaction commits. Counted at once, each kept the
-- business's row for the rest of it, with its refund, mails and notices, while everybody else who confirmed or cancelled a
-- booking of that business waited, and under load gave up.
DROP TRIGGER bookings_count ON bookings;
CREATE CONSTRAINT TRIGGER bookings_count AFTER INSERT OR DELETE OR UPDATE OF status ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_booking();

DROP TRIGGER bookings_search_insert ON bookings;
DROP TRIGGER bookings_search_update ON bookings;
DROP TRIGGER bookings_search_delete ON bookings;
CREATE CONSTRAINT TRIGGER bookings_search_count AFTER INSERT OR DELETE OR UPDATE OF status ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION search_count_booking();

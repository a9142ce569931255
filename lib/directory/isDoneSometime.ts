/**
 * SQL that is true where somebody does the service `s` who works at some time: in their week, or on a special day within
 * the business's horizon. It says of rows what `loadCardTimes` says of calendars (`no_hours`, `no_staff`); whether anything
 * is free is not asked.
 * @param service the alias of a table with `provider_id` and `service_id`
 */
export const isDoneSometime = (service: string): string => `EXISTS (
  SELECT 1 FROM (
    SELECT m.id, m.provider_id, m.does_all_services FROM staff_members m
    JOIN opening_hours b ON b.provider_id = m.provider_id AND b.staff_member_id IS NULL
    LEFT JOIN opening_hours o ON o.staff_member_id = m.id AND o.day_of_week = b.day_of_week
    WHERE m.is_active AND m.removed_at IS NULL AND NOT b.is_closed AND o.is_closed IS NOT TRUE
      AND least(b.close_minute, o.close_minute) > greatest(b.open_minute, o.open_minute)
    UNION ALL
    SELECT m.id, m.provider_id, m.does_all_services FROM staff_members m
    JOIN providers w ON w.id = m.provider_id
    JOIN special_days d ON d.provider_id = m.provider_id AND (d.staff_member_id IS NULL OR d.staff_member_id = m.id)
      AND d.day BETWEEN now()::date AND now()::date + w.horizon_days
    LEFT JOIN special_days b ON b.provider_id = m.provider_id AND b.staff_member_id IS NULL AND b.day = d.day
    LEFT JOIN opening_hours bw ON bw.provider_id = m.provider_id AND bw.staff_member_id IS NULL
      AND bw.day_of_week = extract(isodow FROM d.day)
    LEFT JOIN special_days o ON o.staff_member_id = m.id AND o.day = d.day
    LEFT JOIN opening_hours ow ON ow.staff_member_id = m.id AND ow.day_of_week = extract(isodow FROM d.day)
    WHERE m.is_active AND m.removed_at IS NULL AND NOT coalesce(b.is_closed, bw.is_closed, true)
      AND NOT coalesce(o.is_closed, ow.is_closed, false)
      AND least(coalesce(b.close_minute, bw.close_minute), coalesce(o.close_minute, ow.close_minute))
        > greatest(coalesce(b.open_minute, bw.open_minute), coalesce(o.open_minute, ow.open_minute))
  ) works WHERE works.provider_id = ${service}.provider_id AND (works.does_all_services OR EXISTS (
    SELECT 1 FROM staff_services d WHERE d.staff_member_id = works.id AND d.service_id = ${service}.service_id)))`;

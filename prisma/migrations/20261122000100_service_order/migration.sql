-- The order in which a business shows its services, from 0. What is there keeps the order that customers have seen so far.
ALTER TABLE services ADD COLUMN position integer NOT NULL DEFAULT 0 CHECK (position >= 0);

UPDATE services SET position = shown.position
FROM (
  SELECT s.id, row_number() OVER (
    PARTITION BY s.provider_id
    ORDER BY c.sort, sc.sort, s.price_ore, s.name COLLATE "sv-x-icu", s.id
  ) - 1 AS position
  FROM services s
  JOIN subcategories sc ON sc.id = s.subcategory_id
  JOIN categories c ON c.id = sc.category_id
) shown
WHERE shown.id = services.id;

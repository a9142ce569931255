-- A letter that a sign joins to what follows is also one word with it: "K-B" is found by "KB", "O'Brien" by "OBrien".
-- What is typed with such signs is looked for as that one word (`wordsOf` in lib/directory/search/text/searchQuery.ts).
CREATE OR REPLACE FUNCTION search_plain(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(value, '/\@._:-–—', '         ') || coalesce((
  SELECT ' ' || string_agg(regexp_replace(joined[1], '[-‐‑–—.&''’]', '', 'g'), ' ')
  FROM regexp_matches(value, '(?:^|[^a-zA-ZåäöÅÄÖéÉüÜ0-9])([a-zA-ZåäöÅÄÖéÉüÜ](?:[-‐‑–—.&''’][a-zA-ZåäöÅÄÖéÉüÜ]+)+)', 'g') AS joined
), '');

SELECT refresh_search_of_providers(ARRAY(
  SELECT p.id FROM providers p
  WHERE concat_ws(' ', p.company_name, p.description) ~ '(^|[^a-zA-ZåäöÅÄÖéÉüÜ0-9])[a-zA-ZåäöÅÄÖéÉüÜ][-‐‑–—.&''’][a-zA-ZåäöÅÄÖéÉüÜ]'
    OR EXISTS (SELECT FROM services s WHERE s.provider_id = p.id AND concat_ws(' ', s.name, s.description)
      ~ '(^|[^a-zA-ZåäöÅÄÖéÉüÜ0-9])[a-zA-ZåäöÅÄÖéÉüÜ][-‐‑–—.&''’][a-zA-ZåäöÅÄÖéÉüÜ]')
  ORDER BY p.id));

-- Its expression has the function.
REINDEX INDEX provider_search_name_words_idx;

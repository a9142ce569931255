-- Suggestions while typing: names that begin with what was typed, and businesses by any word of their name. The order of
-- bytes, so that a beginning is a range of the index.
CREATE INDEX service_search_beginning_idx ON service_search (search_fold(name) text_pattern_ops);
CREATE INDEX provider_search_beginning_idx ON provider_search (search_fold(company_name) text_pattern_ops);
CREATE INDEX provider_search_name_words_idx ON provider_search
  USING gin (to_tsvector('search_words'::regconfig, search_plain(company_name)));

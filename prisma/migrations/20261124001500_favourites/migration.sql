-- The businesses that a signed-in customer keeps to find again. Read by the customer alone.

CREATE TABLE favourites (
  customer_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  provider_id uuid NOT NULL REFERENCES providers ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (customer_id, provider_id)
);
CREATE INDEX favourites_provider_id_idx ON favourites (provider_id);

-- That an owner erased a client, without the person.
CREATE TABLE client_erasures (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL REFERENCES providers ON DELETE CASCADE,
  erased_by uuid REFERENCES users,
  erased_at timestamptz(3) NOT NULL DEFAULT now(),
  -- How many bookings stay without a name.
  bookings integer NOT NULL CHECK (bookings >= 0)
);
CREATE INDEX client_erasures_provider_idx ON client_erasures (provider_id, erased_at);
CREATE INDEX client_erasures_user_idx ON client_erasures (erased_by) WHERE erased_by IS NOT NULL;

-- An online booking that was cancelled and made again by hand for the same customer, as it was recognised before that customer
-- was taken out of either booking: the operator's list stays complete.
CREATE TABLE rebooked_pairs (
  online_id uuid NOT NULL,
  own_id uuid NOT NULL,
  provider_id uuid NOT NULL,
  recognised_by text NOT NULL CHECK (recognised_by IN ('account', 'client', 'email', 'phone', 'slot', 'name')),
  PRIMARY KEY (online_id, own_id),
  FOREIGN KEY (online_id, provider_id) REFERENCES bookings (id, provider_id) ON DELETE CASCADE,
  FOREIGN KEY (own_id, provider_id) REFERENCES bookings (id, provider_id) ON DELETE CASCADE
);
CREATE INDEX rebooked_pairs_own_idx ON rebooked_pairs (own_id);
CREATE INDEX rebooked_pairs_provider_idx ON rebooked_pairs (provider_id);

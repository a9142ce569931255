-- The accounts on which a business books what the ledger says, where they are not the usual ones (docs/decisions/0042).
CREATE TABLE bookkeeping_accounts (
  provider_id uuid NOT NULL REFERENCES providers ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN (
    'stripe', 'bank', 'cash', 'card', 'swish', 'other', 'sales_25', 'sales_12', 'sales_6', 'sales_0',
    'vat_25', 'vat_12', 'vat_6', 'commission', 'stripe_fee'
  )),
  -- Of the classes 1 to 8: vouchers with accounts of class 9, internal bookkeeping, are refused by some programs.
  account text NOT NULL CHECK (account ~ '^[1-8][0-9]{3}$'),
  PRIMARY KEY (provider_id, purpose)
);

-- A business asks the operator to look at a review: once for each, with the reason. It goes with the review.

CREATE TABLE review_reports (
  review_id uuid NOT NULL,
  provider_id uuid NOT NULL,
  reason text NOT NULL CHECK (reason IN ('no_visit', 'offensive', 'personal_data', 'advertising', 'other')),
  details text CHECK (btrim(details) <> ''),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (review_id, provider_id),
  FOREIGN KEY (review_id, provider_id) REFERENCES reviews (id, provider_id) ON DELETE CASCADE
);

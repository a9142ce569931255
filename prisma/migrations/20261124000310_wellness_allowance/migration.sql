-- What an employer's wellness allowance (friskvårdsbidrag) can pay for, by Skatteverket's rule: exercise, and treatments or advice of
-- 1 000 kr at most. What licensed professions do is health care, which is free of VAT and not wellness; what they sell with VAT is a
-- treatment. A wellness receipt is offered for these alone.
CREATE TYPE wellness_kind AS ENUM ('exercise', 'treatment', 'licensed');

ALTER TABLE subcategories ADD COLUMN wellness wellness_kind;

UPDATE subcategories SET wellness = 'exercise' WHERE slug IN ('personal-training', 'yoga-pilates');
UPDATE subcategories SET wellness = 'treatment' WHERE slug IN ('massage', 'nutrition');
UPDATE subcategories SET wellness = 'licensed' WHERE slug IN ('physiotherapy', 'naprapathy', 'chiropractic');

-- The price of a line as it was booked. Another price of the booking is divided in these proportions, which decide the VAT:
-- those of the current prices are lost to rounding once the price was a few öre or nothing.
ALTER TABLE booking_lines ADD COLUMN booked_price_ore integer CHECK (booked_price_ore >= 0);
UPDATE booking_lines SET booked_price_ore = price_ore;
ALTER TABLE booking_lines ALTER COLUMN booked_price_ore SET NOT NULL;

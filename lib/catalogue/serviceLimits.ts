/*
 * What a service may be, for schemas and forms.
 */

export const serviceNameMaxLength = 120;
export const serviceDescriptionMaxLength = 2_000;
/** SEK; what the database holds at most. */
export const serviceMaxPrice = 999_999;
/** Minutes. A visit begins and ends within a day. */
export const serviceMinDuration = 10;
export const serviceMaxDuration = 1_440;
/** Minutes kept free before or after a visit, at most. */
export const serviceMaxBuffer = 480;
/** Minutes; of lengths and buffers. */
export const serviceMinuteStep = 5;
/** Percent of the net price; the Swedish rates, the common one first. */
export const vatRates = [25, 12, 6, 0] as const;
/** What a service is given that says nothing of it: SEK, minutes, percent. */
export const newServiceDefaults = { price: 0, durationMinutes: 60, vatPercent: 25 } as const;
/** Services added in one call. */
export const serviceBatchMax = 100;

import { z } from "zod";
import { organisationNumberSchema } from "../registration/registration";

/** `PUT /providers/me/organisation-number`. */
export const organisationNumberDraftSchema = z.object({ organisation_number: organisationNumberSchema });

/** What the business has afterwards: ten digits. */
export const organisationNumberSetSchema = z.object({ organisation_number: z.string() });

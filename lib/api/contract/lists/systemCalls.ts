import { sendContactMessageCall } from "../contact";
import { openApiCall } from "../description";
import { healthCalls } from "../health";
import { policyCalls } from "../policies";
import { statusCall } from "../status";

/** Policies, the contact form, and what the product says of itself. */
export const systemCalls = [
  ...policyCalls,
  sendContactMessageCall,
  ...healthCalls,
  statusCall,
  openApiCall,
] as const;

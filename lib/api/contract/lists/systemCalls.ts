import { sendContactMessageCall } from "../contact";
import { openApiCall } from "../description";
import { healthCall, readyCall } from "../health";
import { customerPolicyCall, providerPolicyCall } from "../policies";
import { statusCall } from "../status";

/** Policies, the contact form, and what the product says of itself. */
export const systemCalls = [
  customerPolicyCall,
  providerPolicyCall,
  sendContactMessageCall,
  healthCall,
  readyCall,
  statusCall,
  openApiCall,
] as const;

import {
  endOtherSessionsCall,
  endSessionCall,
  forgotPasswordCall,
  getSessionCall,
  listSessionsCall,
  loginCall,
  logoutCall,
  registerCustomerCall,
  registerProviderCall,
  rejectRegistrationCall,
  resendVerificationCall,
  resetPasswordCall,
  verifyEmailCall,
} from "../auth";
import { acceptInvitationCall } from "../business/members";
import {
  askEmailChangeCall,
  confirmEmailChangeCall,
  getEmailChangeCall,
  resendEmailChangeCall,
  undoEmailChangeCall,
  withdrawEmailChangeCall,
} from "../emailChange";

/** Sessions, registering, passwords and addresses, of both portals. */
export const signInCalls = [
  getSessionCall,
  loginCall,
  logoutCall,
  registerCustomerCall,
  registerProviderCall,
  verifyEmailCall,
  rejectRegistrationCall,
  resendVerificationCall,
  forgotPasswordCall,
  resetPasswordCall,
  listSessionsCall,
  endOtherSessionsCall,
  endSessionCall,
  acceptInvitationCall,
  getEmailChangeCall,
  askEmailChangeCall,
  resendEmailChangeCall,
  withdrawEmailChangeCall,
  confirmEmailChangeCall,
  undoEmailChangeCall,
] as const;

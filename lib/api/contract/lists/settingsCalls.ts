import {
  accessCall,
  changeRoleCall,
  endMemberCall,
  inviteCall,
  resendInvitationCall,
  withdrawInvitationCall,
} from "../business/members";
import { ownAbsenceCalls } from "../business/ownAbsences";
import { ownPlaceCalls } from "../business/ownPlaces";
import { ownSettingsCalls } from "../business/ownSettings";
import { ownStaffCalls } from "../business/ownStaff";

/** The hours, people and sign-ins of a business. */
export const settingsCalls = [
  ...ownSettingsCalls,
  ...ownStaffCalls,
  ...ownAbsenceCalls,
  accessCall,
  changeRoleCall,
  endMemberCall,
  inviteCall,
  resendInvitationCall,
  withdrawInvitationCall,
  ...ownPlaceCalls,
] as const;

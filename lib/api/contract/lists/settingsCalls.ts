import {
  accessCall,
  changeRoleCall,
  endMemberCall,
  inviteCall,
  resendInvitationCall,
  withdrawInvitationCall,
} from "../business/members";
import { ownAbsencesCall, saveOwnAbsencesCall } from "../business/ownAbsences";
import { addOrganisationNumberCall, findPositionCall } from "../business/ownPlaces";
import {
  changeSettingsCall,
  ownSettingsCall,
  previewSettingsCall,
  saveSettingsCall,
} from "../business/ownSettings";
import {
  addStaffMemberCall,
  orderStaffCall,
  ownStaffCall,
  previewStaffRemovalCall,
  removeStaffMemberCall,
  settleStaffRemovalCall,
  updateStaffMemberCall,
} from "../business/ownStaff";

/** The hours, people and sign-ins of a business. */
export const settingsCalls = [
  ownSettingsCall,
  saveSettingsCall,
  changeSettingsCall,
  previewSettingsCall,
  ownStaffCall,
  addStaffMemberCall,
  orderStaffCall,
  updateStaffMemberCall,
  removeStaffMemberCall,
  settleStaffRemovalCall,
  previewStaffRemovalCall,
  ownAbsencesCall,
  saveOwnAbsencesCall,
  accessCall,
  changeRoleCall,
  endMemberCall,
  inviteCall,
  resendInvitationCall,
  withdrawInvitationCall,
  addOrganisationNumberCall,
  findPositionCall,
] as const;

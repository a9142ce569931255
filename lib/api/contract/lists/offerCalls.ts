import {
  archivedServicesCall,
  createServiceCall,
  createServicesCall,
  orderServicesCall,
  ownServicesCall,
  removeServiceCall,
  restoreServiceCall,
  switchServiceCall,
  updateServiceCall,
} from "../business/ownServices";
import {
  addPictureCall,
  describePictureCall,
  orderPicturesCall,
  ownPicturesCall,
  removePictureCall,
} from "../business/pictures";
import { dashboardCall, ownProviderCall } from "../business/providerArea";

/** What a business offers: its services and pictures. */
export const offerCalls = [
  ownProviderCall,
  dashboardCall,
  ownServicesCall,
  createServiceCall,
  createServicesCall,
  orderServicesCall,
  archivedServicesCall,
  updateServiceCall,
  switchServiceCall,
  removeServiceCall,
  restoreServiceCall,
  ownPicturesCall,
  addPictureCall,
  orderPicturesCall,
  describePictureCall,
  removePictureCall,
] as const;

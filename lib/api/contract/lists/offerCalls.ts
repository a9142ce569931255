import { ownServiceCalls } from "../business/ownServices";
import { pictureCalls } from "../business/pictures";
import { dashboardCall, ownProviderCall } from "../business/providerArea";

/** What a business offers: its services and pictures. */
export const offerCalls = [ownProviderCall, dashboardCall, ...ownServiceCalls, ...pictureCalls] as const;

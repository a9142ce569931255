import { onboardingStatusCall } from "@/lib/api/contract/business/providerArea";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { onboardingStatus } from "@/lib/payments/onboarding";

const get = endpoint(onboardingStatusCall, ({ session }) => onboardingStatus(ownProviderId(session)));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });

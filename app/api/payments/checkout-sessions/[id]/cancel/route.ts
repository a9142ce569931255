import { cancelCheckoutCall } from "@/lib/api/contract/payments";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { releaseCheckout } from "@/lib/checkout/pay/finishCheckout";

const cancel = endpoint(cancelCheckoutCall, ({ params }) => releaseCheckout(params.id));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: cancel });

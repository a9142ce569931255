import { cancelCheckoutCall } from "@/lib/api/contract/payments";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { cancelCheckout } from "@/lib/checkout/pay/finishCheckout";

const cancel = endpoint(cancelCheckoutCall, ({ params }) => cancelCheckout(params.id));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: cancel });

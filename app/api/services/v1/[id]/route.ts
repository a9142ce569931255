import { serviceCall } from "@/lib/api/contract/services";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { AppError } from "@/lib/errors/AppError";
import { commissionPercentOf } from "@/lib/pricing/plans";
import { publicServices } from "@/lib/staff/publicServices";

const get = endpoint(serviceCall, async ({ params, locale }) => {
  const [service] = await publicServices([params.id], locale, commissionPercentOf);
  if (!service) throw new AppError("not_found");
  return service;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });

import { serviceCall } from "@/lib/api/contract/services";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { publicServices } from "@/lib/directory/detail/publicServices";
import { AppError } from "@/lib/errors/AppError";
import { commissionPercentOf } from "@/lib/providers/plans";

const get = endpoint(serviceCall, async ({ params, locale }) => {
  const [service] = await publicServices([params.id], locale, commissionPercentOf);
  if (!service) throw new AppError("not_found");
  return service;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });

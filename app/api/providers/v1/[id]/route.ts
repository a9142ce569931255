import { providerCall } from "@/lib/api/contract/providers";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { fullProviders } from "@/lib/directory/detail/publicProviders";
import { AppError } from "@/lib/errors/AppError";

const get = endpoint(providerCall, async ({ params, locale }) => {
  const [provider] = await fullProviders([params.id], { nowMs: Date.now(), locale });
  if (!provider) throw new AppError("not_found");
  return provider;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });

import type { ReactNode } from "react";
import { CardPicture } from "@/components/directory/cards/CardPicture";
import type { OwnService } from "@/lib/business/ownServices";

/**
 * The picture of each service by id. Rendered on the server, so that the recipes of generated pictures are not sent to
 * the browser.
 */
export function picturesOf(services: readonly OwnService[]): Record<string, ReactNode> {
  return Object.fromEntries(
    services.map(({ id, imageUrl, subcategory }) => [
      id,
      <CardPicture key={id} src={imageUrl} seed={id} category={subcategory.category} format="square" />,
    ]),
  );
}

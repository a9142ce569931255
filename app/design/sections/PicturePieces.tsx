import { categoryKeys } from "@/components/pictures/category";
import { compose } from "@/components/pictures/composition";
import { Picture } from "@/components/pictures/Picture";
import { CategorySign } from "@/components/ui/display/CategorySign";
import { LocationMap } from "@/components/ui/map/LocationMap";
import { Specimen } from "../Specimen";
import { content } from "../samples/content";

const { names, map } = content;

/** A few seeds of a category that show all of its recipes. */
function seedsOf(category: (typeof categoryKeys)[number]): string[] {
  const seeds = new Map<string, string>();
  for (let index = 0; index < 60; index++) {
    const seed = `sample-${index}`;
    const { recipe } = compose(seed, category, "square");
    if (!seeds.has(recipe)) seeds.set(recipe, seed);
  }
  return [...seeds.values()];
}

export function PicturePieces() {
  return (
    <>
      <Specimen title={names.signs}>
        {() => (
          <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
            {content.signs.map((sign) => (
              <CategorySign key={sign.category} {...sign} href="#pictures" />
            ))}
          </div>
        )}
      </Specimen>
      <Specimen title={names.map}>
        {(scope) => (
          <div className="grid grid-cols-1 gap-4">
            <LocationMap
              latitude={map.latitude}
              longitude={map.longitude}
              address={map.address}
              label={`${map.label} ${scope}`}
              unavailableText={map.unavailable}
              directionsLabel={map.directions}
            />
            <LocationMap
              latitude={null}
              longitude={null}
              address={map.address}
              label={`${map.label} saknas ${scope}`}
              unavailableText={map.unavailable}
              directionsLabel={map.directions}
            />
          </div>
        )}
      </Specimen>
      <Specimen title={names.pictures}>
        {() => (
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
            {categoryKeys.flatMap((category) =>
              seedsOf(category).map((seed) => (
                <li key={`${category}-${seed}`} className="aspect-2/3 overflow-hidden rounded-md">
                  <Picture seed={seed} category={category} format="tall" />
                </li>
              )),
            )}
          </ul>
        )}
      </Specimen>
    </>
  );
}

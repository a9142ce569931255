import { Car, Dumbbell, House, Laptop, Scissors } from "lucide-react";
import type { CategoryKey } from "@/components/pictures/category";

const icons: Record<CategoryKey, typeof Car> = {
  beauty_wellness: Scissors,
  home_services: House,
  health_fitness: Dumbbell,
  automotive: Car,
  technology: Laptop,
};

/** The sign of a category; its name always stands beside it. */
export function CategoryIcon({
  category,
  className = "size-5",
}: {
  category: CategoryKey;
  className?: string;
}) {
  const Icon = icons[category];
  return <Icon aria-hidden="true" className={className} />;
}

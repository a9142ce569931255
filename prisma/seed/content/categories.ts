export type CategorySlug =
  | "beauty-wellness"
  | "home-services"
  | "health-fitness"
  | "automotive"
  | "technology";

interface CategoryContent {
  readonly slug: CategorySlug;
  readonly nameSv: string;
  readonly nameEn: string;
}

export const categories: readonly CategoryContent[] = [
  { slug: "beauty-wellness", nameSv: "Skönhet och välmående", nameEn: "Beauty and wellness" },
  { slug: "home-services", nameSv: "Hem och hushåll", nameEn: "Home services" },
  { slug: "health-fitness", nameSv: "Hälsa och träning", nameEn: "Health and fitness" },
  { slug: "automotive", nameSv: "Bil", nameEn: "Automotive" },
  { slug: "technology", nameSv: "Teknik", nameEn: "Technology" },
];

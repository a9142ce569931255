import { providerPaths } from "@/lib/paths";

type SettingsSegment = "pictures" | "hours" | "absences" | "rules" | "people" | "access" | "account" | null;
type PageKey = "profile" | Exclude<SettingsSegment, null>;

/** `segment`: its folder below the settings; null is the settings' own address. */
type SettingsPage = { key: PageKey; segment: SettingsSegment; href: string };
type SettingsGroup = {
  key: "business" | "times" | "people" | "account";
  pages: [SettingsPage, ...SettingsPage[]];
};

const page = (key: Exclude<SettingsSegment, null>, href: string): SettingsPage => ({
  key,
  segment: key,
  href,
});

/** @param hasColleagues whoever works alone has nobody to give a sign-in */
export function settingsGroups(hasColleagues: boolean): SettingsGroup[] {
  return [
    {
      key: "business",
      pages: [
        { key: "profile", segment: null, href: providerPaths.settings() },
        page("pictures", providerPaths.settingsPictures()),
      ],
    },
    {
      key: "times",
      pages: [
        page("hours", providerPaths.settingsHours()),
        page("absences", providerPaths.settingsAbsences()),
        page("rules", providerPaths.settingsRules()),
      ],
    },
    {
      key: "people",
      pages: [
        page("people", providerPaths.settingsPeople()),
        ...(hasColleagues ? [page("access", providerPaths.settingsAccess())] : []),
      ],
    },
    { key: "account", pages: [page("account", providerPaths.settingsAccount())] },
  ];
}

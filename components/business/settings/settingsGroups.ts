import { providerPaths } from "@/lib/paths";

type SettingsSegment =
  | "pictures"
  | "hours"
  | "absences"
  | "rules"
  | "calendars"
  | "people"
  | "access"
  | "notices"
  | "account"
  | null;
type PageKey = "profile" | Exclude<SettingsSegment, null>;

/** `segment`: its folder below the settings; null for the settings' own address. */
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

const peopleGroup: SettingsGroup = {
  key: "people",
  pages: [page("people", providerPaths.settingsPeople()), page("access", providerPaths.settingsAccess())],
};

/**
 * @param hasColleagues a business with one person has no pages about people (PPL-20) and nobody to give a sign-in
 * @param person the person whose hours or absences are open; the link to the other page keeps them
 */
export function settingsGroups(hasColleagues: boolean, person?: string): SettingsGroup[] {
  const ofPerson = person === undefined ? {} : { person };
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
        page("hours", providerPaths.settingsHours(ofPerson)),
        page("absences", providerPaths.settingsAbsences(ofPerson)),
        page("rules", providerPaths.settingsRules()),
        page("calendars", providerPaths.settingsCalendars()),
      ],
    },
    ...(hasColleagues ? [peopleGroup] : []),
    {
      key: "account",
      pages: [
        page("account", providerPaths.settingsAccount()),
        page("notices", providerPaths.settingsNotices()),
      ],
    },
  ];
}

/** Databases that are copied and never used themselves: migrated, and migrated with the demo data. */
export const templates = { empty: "template_empty", seeded: "template_seeded" } as const;

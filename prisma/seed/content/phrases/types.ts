/**
 * What people say when they mean a kind of service, by the kind's slug: phrases separated by commas. Alternatives of a
 * word are separated by "/". The stemmer takes off most endings; "-an", "-et" and "-n" have to be written out.
 */
export type PhrasesByKind = Readonly<Record<string, { readonly sv: string; readonly en: string }>>;

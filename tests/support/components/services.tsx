import { createTranslator } from "next-intl";
import { picturesOf } from "@/components/business/services/picturesOf";
import { ServicesView } from "@/components/business/services/ServicesView";
import type { OwnService } from "@/lib/business/ownServices";
import type { ServiceChoices } from "@/lib/catalogue/edit/serviceChoices";
import { newServiceSchema, serviceDraftSchema } from "@/lib/catalogue/edit/serviceDraft";
import { starterTrades } from "@/lib/catalogue/edit/starterServices";
import { serializeOwnService } from "@/lib/catalogue/ownServiceProjection";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import { answer, type Failure, type Reply, type Sent } from "./answers";
import { Loaded } from "./Loaded";
import { render } from "./render";

/* A business's services, a server that has them, and their page. */

const providerId = "0f1a7d52-3d0e-4f0f-8f65-6a1f0c1f7b02";

const beauty = {
  id: "b1a9a1f0-54a5-4a7c-9a53-0a8c3e0a1d01",
  slug: "beauty-wellness",
  nameSv: "Skönhet och välmående",
  nameEn: "Beauty and wellness",
};
const hair = {
  id: "b1a9a1f0-54a5-4a7c-9a53-0a8c3e0a1d02",
  slug: "hair",
  nameSv: "Frisör",
  nameEn: "Hairdresser",
  category: beauty,
};
const massage = {
  ...hair,
  id: "b1a9a1f0-54a5-4a7c-9a53-0a8c3e0a1d03",
  slug: "massage",
  nameSv: "Massage",
  nameEn: "Massage",
};
const subcategories = [hair, massage];

const nameOf = ({ nameSv, nameEn }: typeof beauty, language: Locale) => (language === "sv" ? nameSv : nameEn);

/** What forms offer: two trades of one category, with their ready-made lists. */
function choicesIn(language: Locale): ServiceChoices {
  const t = createTranslator({ locale: language, messages: messagesFor(language), namespace: "starters" });
  const trades = subcategories.flatMap(({ slug, id: subcategoryId }) =>
    starterTrades
      .filter(({ subcategory }) => subcategory === slug)
      .map(({ key, services }) => ({
        key,
        name: t(`trades.${key}`),
        services: services.map(({ name, minutes }) => ({
          name: t(`services.${name}`),
          minutes,
          subcategoryId,
        })),
      })),
  );
  return {
    choices: {
      categories: [{ id: beauty.id, name: nameOf(beauty, language) }],
      subcategories: subcategories.map((each) => ({
        id: each.id,
        name: nameOf(each, language),
        categoryId: beauty.id,
      })),
    },
    trades,
  };
}

/** A service of an hour for 420 kr. */
export function service(name: string, changes: Partial<OwnService> = {}): OwnService {
  return {
    id: crypto.randomUUID(),
    providerId,
    name,
    description: "",
    priceOre: 42_000,
    vatPercent: 25,
    durationMinutes: 60,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    isActive: true,
    isPhysical: true,
    isDigital: false,
    imageUrl: null,
    subcategoryId: hair.id,
    subcategory: hair,
    position: 0,
    pictures: [],
    staffIds: [],
    version: "1",
    ...changes,
  };
}

type Draft = ReturnType<typeof serviceDraftSchema.parse>;

/** What a request said, without what it left out. */
function drafted({ categoryId, imageUrl, staffMemberIds, ...columns }: Draft): Partial<OwnService> {
  const said = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  const subcategory = subcategories.find(({ id }) => id === columns.subcategoryId) ?? hair;
  return { ...said, subcategory, ...(staffMemberIds && { staffIds: staffMemberIds }) };
}

/** The server of a business's services: refuses edits and orders of an older list, and archives what was booked. */
export class ServicesServer {
  readonly orders: readonly Sent<"PUT /providers/me/services/order">[];
  readonly edits: readonly Sent<"PUT /providers/me/services/{id}">[];
  readonly people: readonly OwnStaffMember[];
  #services: readonly OwnService[];
  #archived: readonly OwnService[] = [];
  #booked: ReadonlySet<string>;
  #version = 1;
  #next: Failure | undefined;
  readonly #language: Locale;

  constructor(
    language: Locale,
    services: OwnService[] = [],
    given: { booked?: string[]; people?: OwnStaffMember[] } = {},
  ) {
    this.#language = language;
    this.#services = services;
    this.#booked = new Set(given.booked);
    this.people = given.people ?? [];
    answer("POST /providers/me/services", ({ body }) =>
      this.#changing(() => this.#add(newServiceSchema.parse(body))),
    );
    answer("POST /providers/me/services/batch", ({ body }) =>
      this.#changing(() => ({
        data: body.services.map((each) => this.#added(newServiceSchema.parse(each))),
      })),
    );
    this.edits = answer("PUT /providers/me/services/{id}", (sent) => this.#changing(() => this.#edit(sent)));
    answer("PATCH /providers/me/services/{id}", ({ path, body }) =>
      this.#changing(() => this.#put(path, { isActive: body.is_active })),
    );
    this.orders = answer("PUT /providers/me/services/order", ({ body }) =>
      this.#changing(() => this.#order(body.service_ids)),
    );
    answer("DELETE /providers/me/services/{id}", ({ path }) => this.#changing(() => this.#remove(path)));
    answer("POST /providers/me/services/{id}/restore", ({ path }) =>
      this.#changing(() => this.#restore(path)),
    );
  }

  /** The next call is answered so, and those after it as usual. */
  failOnce(failure: Failure): void {
    this.#next = failure;
  }

  /** Somebody else changes the service of that name, or adds it. */
  change(name: string, changes: Partial<OwnService> = {}): void {
    const found = this.#services.find((each) => each.name === name);
    if (found) this.#put(found.id, changes);
    else this.#services = [...this.#services, service(name, changes)];
  }

  read = () => ({ services: this.#services, archived: this.#archived });

  /** Shows the page of the services. */
  async open(path = "/provider/services", screen?: "phone"): Promise<void> {
    const language = this.#language;
    await render(
      <Loaded read={this.read}>
        {({ services, archived }) => (
          <ServicesView
            {...choicesIn(language)}
            {...{ providerId, services }}
            people={this.people}
            bookedIds={[...this.#booked]}
            archived={archived.map(({ id, name }) => ({ id, name, removedOn: "2026-11-20" }))}
            pictures={picturesOf(services)}
            pauses={{ before: 0, after: 0 }}
            isOnboarded
          />
        )}
      </Loaded>,
      { language, path, ...(screen && { screen }) },
    );
  }

  #changing<A>(make: () => A): A | Failure {
    const next = this.#next;
    this.#next = undefined;
    return next ?? make();
  }

  #added(draft: Draft): ReturnType<typeof serializeOwnService> {
    const added = service(draft.name, drafted(draft));
    this.#services = [...this.#services, added];
    return serializeOwnService(added, this.#language);
  }

  #add(draft: Draft): Reply<"POST /providers/me/services"> {
    return { data: this.#added(draft) };
  }

  #edit({
    path,
    body,
    headers,
  }: Sent<"PUT /providers/me/services/{id}">): Reply<"PUT /providers/me/services/{id}"> {
    const found = this.#services.find(({ id }) => path.endsWith(id));
    if (headers.get("If-Match") !== `"${found?.version}"`) return { code: "edit_conflict" };
    return this.#put(path, drafted(serviceDraftSchema.parse(body)));
  }

  #put(path: string, changes: Partial<OwnService>): { data: undefined } {
    this.#version += 1;
    const version = String(this.#version);
    this.#services = this.#services.map((each) =>
      path.endsWith(each.id) ? { ...each, ...changes, version } : each,
    );
    return { data: undefined };
  }

  #order(ids: readonly string[]): Reply<"PUT /providers/me/services/order"> {
    const ordered = ids.flatMap((id) => this.#services.filter((each) => each.id === id));
    if (ordered.length !== this.#services.length) return { code: "services_changed" };
    this.#services = ordered;
    return { data: undefined };
  }

  #remove(path: string): { data: undefined } {
    const gone = this.#services.filter(({ id }) => path.endsWith(id));
    this.#services = this.#services.filter(({ id }) => !path.endsWith(id));
    this.#archived = [...this.#archived, ...gone.filter(({ id }) => this.#booked.has(id))];
    return { data: undefined };
  }

  #restore(path: string): Reply<"POST /providers/me/services/{id}/restore"> {
    const [back] = this.#archived.filter(({ id }) => path.includes(id));
    if (back === undefined) return { code: "not_found" };
    this.#archived = this.#archived.filter(({ id }) => id !== back.id);
    const restored = { ...back, isActive: false };
    this.#services = [...this.#services, restored];
    return { data: serializeOwnService(restored, this.#language) };
  }
}

"use client";

import { BadgeCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { hueOf } from "@/components/directory/cards/categoryColour";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Badge } from "@/components/ui/display/Badge";
import { Tag } from "@/components/ui/display/Tag";
import { Field } from "@/components/ui/inputs/Field";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { CategoryRef } from "@/lib/catalogue/types";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { formatOrganisationNumber } from "@/lib/providers/organisationNumber";
import { AreaHeading } from "../../AreaHeading";
import type { Settings } from "../saving/useSettingsForm";

type RegisteredFactsProps = { provider: Settings["provider"]; categories: readonly CategoryRef[] };

/**
 * Facts that are not edited here: name and number are those of the register of companies, categories follow the
 * services.
 */
export function RegisteredFacts({ provider, categories }: RegisteredFactsProps) {
  const t = useTranslations("providerSettings.profile.registered");
  const { company_name, organisation_number, is_verified } = provider;
  return (
    <section aria-labelledby="registered" className="min-w-0">
      <AreaHeading
        id="registered"
        title={t("title")}
        lead={t.rich("lead", {
          link: (words) => (
            <TextLink linkComponent={Link} href={providerPaths.contact()}>
              {words}
            </TextLink>
          ),
        })}
      />
      <dl className="mt-4 border-line border-y">
        <Fact term={t("name")}>
          <span className="font-medium [overflow-wrap:anywhere]">{company_name}</span>
          {is_verified ? (
            <Badge tone="positive" icon={<BadgeCheck aria-hidden="true" />} className="ml-3">
              {t("verified")}
            </Badge>
          ) : null}
        </Fact>
        {organisation_number === null ? null : (
          <Fact term={t("number")}>
            <span className="num">{formatOrganisationNumber(organisation_number)}</span>
          </Fact>
        )}
        <Fact term={t("categories")}>
          {categories.length === 0 ? (
            <span className="text-muted">{t("noCategories")}</span>
          ) : (
            <span className="flex flex-wrap gap-2">
              {categories.map((category) => (
                <Tag key={category.slug} hue={hueOf(category)}>
                  {category.name}
                </Tag>
              ))}
            </span>
          )}
          <div>
            <TextLink linkComponent={Link} href={providerPaths.services()} standalone className="text-sm">
              {t("toServices")}
            </TextLink>
          </div>
        </Fact>
      </dl>
      {organisation_number === null ? (
        <div className="mt-6">
          <OrganisationNumber />
        </div>
      ) : null}
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-1 border-line border-t py-3 first:border-0 sm:grid-cols-[11rem_1fr]">
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** Adds the organisation number that was left out at registration. It cannot be changed afterwards (PRO-4). */
function OrganisationNumber() {
  const t = useTranslations("providerSettings.profile.registered");
  const refresh = useRefresh();
  const form = useForm({
    initial: { organisation_number: "" },
    portal: "provider",
    send: (body, locale) => callApi("PUT /providers/me/organisation-number", { body, locale }),
    onSaved: () => {
      notify({ tone: "success", title: t("numberAdded") });
      return refresh();
    },
  });
  return (
    <Form form={form} aria-label={t("addNumber")} className="grid grid-cols-1 gap-3">
      <Field label={t("number")} hint={t("numberHint")} error={form.problems.organisation_number}>
        <TextInput
          {...form.fieldProps("organisation_number")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          placeholder="556123-4567"
          className="max-w-64 tabular-nums"
        />
      </Field>
      <FormProblem message={form.message} />
      <div>
        <Button type="submit" loading={form.isBusy} disabled={form.values.organisation_number.trim() === ""}>
          {t("addNumber")}
        </Button>
      </div>
    </Form>
  );
}

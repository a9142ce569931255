"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useForm } from "@/components/form/useForm";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { staffNameMaxLength } from "@/lib/staff/limits";
import { mergePerson, type PersonConflict, type PersonValues, personProblems } from "./peopleForm";

export type PersonEdit = {
  /** The person to change; null for a new one. */
  id: string | null;
  initial: PersonValues;
  /** Whether the person who worked alone so far is asked for their name as well. */
  asksOwnName: boolean;
  /** The version that the edit begins with. */
  tag: string;
  /** The account whose edits are kept while signing in again. */
  owner: string;
  close: () => Promise<void>;
  /** Reloads the page. */
  refresh: () => Promise<void>;
};

/** The form of a person. An edit that meets a newer version is merged with it (PPL-38). */
export function usePersonForm({ id, initial, asksOwnName, tag, owner, close, refresh }: PersonEdit) {
  const t = useTranslations("providerSettings.people.form");
  const [base, setBase] = useState({ values: initial, tag });
  /** The parts that both sides changed; null before a newer version was met. */
  const [conflicts, setConflicts] = useState<readonly PersonConflict[] | null>(null);
  const form = useForm<PersonValues, unknown>({
    portal: "provider",
    initial: base.values,
    keep: { name: `person-${id ?? "new"}`, owner },
    check: (values) =>
      Object.fromEntries(
        Object.entries(personProblems(values, asksOwnName)).map(([name, problem]) => [
          name,
          t(`problem.${problem}`, { most: staffNameMaxLength }),
        ]),
      ),
    send: ({ own_name, ...values }, locale) => {
      const headers = { "If-Match": base.tag };
      return id === null
        ? callApi("POST /providers/me/staff", {
            body: { ...values, ...(asksOwnName ? { own_name } : {}) },
            headers,
            locale,
          })
        : callApi("PATCH /providers/me/staff/{id}", { params: { id }, body: values, headers, locale });
    },
    onSaved: async (_answer, { name }) => {
      notify({ tone: "success", title: t(id === null ? "added" : "saved", { name: name.trim() }) });
      await close();
      void refresh();
    },
    onRefused: ({ status }) => {
      if (status !== 412) return false;
      void refresh();
      return true;
    },
  });

  // The page was reloaded after somebody else had saved.
  const { values, isDirty, reset, changeAll } = form;
  useEffect(() => {
    if (tag === base.tag) return;
    setBase({ values: initial, tag });
    if (!isDirty) return;
    const { merged, conflicts: found } = mergePerson(base.values, values, initial);
    reset(initial);
    changeAll(merged);
    setConflicts(found);
  }, [initial, tag, base, values, isDirty, reset, changeAll]);

  return { form, conflicts };
}

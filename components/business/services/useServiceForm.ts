"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useForm } from "@/components/form/useForm";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { useWaitingPicture } from "../pictures/useWaitingPicture";
import { type ServiceValues, serviceBody, serviceProblems } from "./serviceForm";
import { serviceLimits } from "./serviceLimits";
import { mergeService, type ServiceConflict } from "./serviceParts";

/** The values that a form begins with and the version of the service; null for a new one. */
export type SavedService = { values: ServiceValues; version: string | null };

type Options = {
  /** The id of the service to change; null for a new one. */
  id: string | null;
  saved: SavedService;
  /** The file that is uploaded once a new service was added. */
  picture: ReturnType<typeof useWaitingPicture>;
  /** The business whose edits are kept while signing in again. */
  providerId: string;
  close: () => Promise<void>;
  /** Reloads the page. */
  refresh: () => Promise<void>;
};

/** The form of a service. An edit that meets a newer version is merged with it (SVC-19). */
export function useServiceForm({ id, saved, picture, providerId, close, refresh }: Options) {
  const t = useTranslations("providerArea.services.form");
  const pictures = useTranslations("providerArea.pictures");
  const check = useServiceCheck();
  const [base, setBase] = useState(saved);
  /** The parts that both sides changed; null before a newer version was met. */
  const [conflicts, setConflicts] = useState<readonly ServiceConflict[] | null>(null);
  const form = useForm<ServiceValues, unknown>({
    portal: "provider",
    initial: base.values,
    keep: { name: `service-${id ?? "new"}`, owner: providerId },
    check,
    send: async (values, locale) => {
      const body = serviceBody(values);
      if (id === null) {
        const added = await callApi("POST /providers/me/services", { body, locale });
        if (added.ok) await picture.sendTo(added.data.id, values);
        return added;
      }
      const headers = base.version === null ? {} : { "If-Match": `"${base.version}"` };
      return callApi("PUT /providers/me/services/{id}", { params: { id }, body, headers, locale });
    },
    onSaved: async (_answer, { name }) => {
      const { current: problem } = picture.problem;
      notify(
        problem === null
          ? { tone: "success", title: t(id === null ? "added" : "saved", { service: name.trim() }) }
          : { tone: "error", title: pictures("serviceFailed"), description: problem },
      );
      await close();
      void refresh();
    },
    onRefused: ({ status }) => {
      if (status !== 412) return false;
      void refresh();
      return true;
    },
  });

  // The page was reloaded after somebody else had saved the service.
  const { values, isDirty, reset, changeAll } = form;
  useEffect(() => {
    if (saved.version === base.version) return;
    setBase(saved);
    if (!isDirty) return;
    const { merged, conflicts: found } = mergeService(base.values, values, saved.values);
    reset(saved.values);
    changeAll(merged);
    setConflicts(found);
  }, [saved, base, values, isDirty, reset, changeAll]);

  return {
    form,
    /** The values as saved. */
    before: base.values,
    conflicts,
  };
}

/** The problems of the input as text. */
function useServiceCheck() {
  const t = useTranslations("providerArea.services.form.problem");
  const limits = serviceLimits(useLocale());
  return (values: ServiceValues): Record<string, string> =>
    Object.fromEntries(
      Object.entries(serviceProblems(values)).map(([name, problem]) => [name, t(problem, limits)]),
    );
}

"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useForm } from "@/components/form/useForm";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { smallestPrice } from "@/lib/catalogue/edit/serviceText";
import { serviceMaxBuffer, serviceMaxDuration, serviceMaxPrice } from "@/lib/catalogue/serviceLimits";
import type { useWaitingPicture } from "../pictures/useWaitingPicture";
import { type ServiceValues, serviceBody, serviceProblems } from "./serviceForm";
import { mergeService, type ServiceConflict } from "./serviceParts";

/** What a form begins with, and which version of the service that is; a new service has none. */
export type SavedService = { values: ServiceValues; version: string | null };

type Options = {
  /** What is changed; a new service without. */
  id: string | null;
  saved: SavedService;
  /** Sent to a new service as soon as it is there. */
  picture: ReturnType<typeof useWaitingPicture>;
  /** The business, whose edits outlive signing in again. */
  providerId: string;
  close: () => Promise<void>;
  /** Reads the page anew. */
  refresh: () => Promise<void>;
};

/** The form of a service. An edit that meets a newer version of it is brought together with that one (SVC-19). */
export function useServiceForm({ id, saved, picture, providerId, close, refresh }: Options) {
  const t = useTranslations("providerArea.services.form");
  const pictures = useTranslations("providerArea.pictures");
  const check = useServiceCheck();
  const [base, setBase] = useState(saved);
  /** What both sides changed; null while there was no other side. */
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

  // The page was read anew, and somebody had saved the service.
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
    /** As the service is saved now. */
    before: base.values,
    conflicts,
  };
}

/** What was typed wrong, in words. */
function useServiceCheck() {
  const t = useTranslations("providerArea.services.form.problem");
  const limits = {
    smallest: smallestPrice,
    largest: serviceMaxPrice,
    longest: serviceMaxDuration,
    widest: serviceMaxBuffer,
  };
  return (values: ServiceValues): Record<string, string> =>
    Object.fromEntries(
      Object.entries(serviceProblems(values)).map(([name, problem]) => [name, t(problem, limits)]),
    );
}

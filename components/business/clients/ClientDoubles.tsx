"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useSend } from "@/components/form/useSend";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { RadioGroup } from "@/components/ui/inputs/RadioGroup";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { notify } from "@/components/ui/overlays/notify";
import { type AnswerOf, callApi } from "@/lib/api/client";
import type { ClientContact, ClientDouble } from "@/lib/clients/schemas";
import { Link, useRouter } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";

type ClientDoublesProps = { client: ClientContact; doubles: readonly ClientDouble[] };
type Preview = AnswerOf<"POST /providers/me/clients/{id}/merge/preview">;

/** Who may be the same person, each to be merged after a look at what stays. */
export function ClientDoubles({ client, doubles }: ClientDoublesProps) {
  const t = useTranslations("clients.merge");
  const locale = useLocale();
  const { send, message, isBusy } = useSend("provider");
  const [asked, setAsked] = useState<{ other: ClientDouble; preview: Preview } | null>(null);
  async function ask(other: ClientDouble) {
    const answer = await send(() =>
      callApi("POST /providers/me/clients/{id}/merge/preview", {
        params: { id: client.id },
        body: { otherId: other.id },
        locale,
      }),
    );
    if (answer !== null) setAsked({ other, preview: answer.data });
  }
  return (
    <Notice title={t("title")}>
      <ul className="mt-1 grid grid-cols-1 gap-2">
        {doubles.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              href={providerPaths.client(other.id)}
              className="min-w-0 underline [overflow-wrap:anywhere]"
            >
              {other.name}
            </Link>
            <span className="text-muted text-sm">
              {other.same.map((each) => t(`same.${each}`)).join(", ")}
            </span>
            <Button
              size="sm"
              loading={isBusy}
              onClick={() => void ask(other)}
              aria-label={t("buttonName", { name: other.name })}
            >
              {t("button")}
            </Button>
          </li>
        ))}
      </ul>
      {message ? <p className="mt-2">{message}</p> : null}
      {asked === null ? null : <MergeDialog kept={client} {...asked} onClose={() => setAsked(null)} />}
    </Notice>
  );
}

const fields = ["name", "phone", "email"] as const;
type Field = (typeof fields)[number];
type Side = "kept" | "other";

type MergeDialogProps = { kept: ClientContact; other: ClientDouble; preview: Preview; onClose: () => void };

function MergeDialog({ kept, other, preview, onClose }: MergeDialogProps) {
  const t = useTranslations("clients.merge");
  const names = useTranslations("clients.fields");
  const cancelLabel = useTranslations("clients")("cancel");
  const locale = useLocale();
  const router = useRouter();
  const { send, message } = useSend("provider");
  const [choices, setChoices] = useState<Partial<Record<Field, Side>>>({});
  // Where only one has a value there is nothing to choose.
  const differing = fields.filter(
    (field) => kept[field] !== null && other[field] !== null && kept[field] !== other[field],
  );
  async function merge() {
    const merged = await send(() =>
      callApi("POST /providers/me/clients/{id}/merge", {
        params: { id: kept.id },
        body: { otherId: other.id, choices },
        locale,
      }),
    );
    if (merged === null) return false;
    notify({ tone: "success", title: t("done") });
    router.refresh();
    return true;
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t("dialogTitle", { kept: kept.name, other: other.name })}
      description={t("body", {
        bookings: preview.moved_bookings,
        notes: preview.moved_notes,
        kept: kept.name,
      })}
      confirmLabel={t("confirm")}
      cancelLabel={cancelLabel}
      onConfirm={merge}
      error={message}
    >
      {differing.map((field) => (
        <RadioGroup
          key={field}
          className="mt-3"
          name={`merge-${field}`}
          legend={t("keep", { field: names(field) })}
          value={choices[field] ?? "kept"}
          onValueChange={(value) =>
            setChoices((before) => ({ ...before, [field]: value === "other" ? "other" : "kept" }))
          }
          options={[
            { value: "kept", label: kept[field] },
            { value: "other", label: other[field] },
          ]}
        />
      ))}
    </ConfirmDialog>
  );
}

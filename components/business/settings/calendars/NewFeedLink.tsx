"use client";

import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/ui/actions/CopyButton";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Field } from "@/components/ui/inputs/Field";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { notify } from "@/components/ui/overlays/notify";

/** A link that was just made, to be copied or opened. Calendars on the same device open `webcal:` addresses. */
export function NewFeedLink({ url }: { url: string }) {
  const t = useTranslations("calendars.feed");
  return (
    <div className="grid gap-3 rounded-lg border border-line p-4">
      <Field label={t("url")} hint={t("once")}>
        <TextInput readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <CopyButton
          showLabel
          value={url}
          label={t("copy")}
          copiedLabel={t("copied")}
          onError={() => notify({ tone: "error", title: t("copyFailed") })}
        />
        <TextLink href={url.replace(/^https?:/, "webcal:")} standalone className="text-sm">
          {t("open")}
        </TextLink>
      </div>
    </div>
  );
}

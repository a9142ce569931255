"use client";

import { Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/actions/Button";
import { CopyButton } from "@/components/ui/actions/CopyButton";
import { Field } from "@/components/ui/inputs/Field";
import { TextArea } from "@/components/ui/inputs/TextArea";

type ShareTextProps = {
  /** The suggested text, which can be edited. */
  text: string;
  title: string;
};

const never = () => () => undefined;

/** A text for social media, to be edited, copied, or shared by the device's dialog. */
export function ShareText({ text, title }: ShareTextProps) {
  const t = useTranslations("providerArea.share");
  const [shown, setShown] = useState(text);
  const canShare = useSyncExternalStore(
    never,
    () => "share" in navigator,
    () => false,
  );

  async function share() {
    // Cancelled by the person or refused by the device; the text can still be copied.
    await navigator.share({ title, text: shown }).catch(() => undefined);
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <Field label={t("textLabel")}>
        <TextArea rows={3} value={shown} onChange={(event) => setShown(event.currentTarget.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <CopyButton value={shown} label={t("copyText")} copiedLabel={t("textCopied")} showLabel />
        {canShare ? (
          <Button size="sm" icon={<Share2 aria-hidden="true" />} onClick={share}>
            {t("share")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

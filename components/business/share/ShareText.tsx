"use client";

import { Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/actions/Button";
import { CopyButton } from "@/components/ui/actions/CopyButton";
import { Field } from "@/components/ui/inputs/Field";
import { TextArea } from "@/components/ui/inputs/TextArea";

type ShareTextProps = {
  /** As a suggestion; it can be changed before it is handed on. */
  text: string;
  title: string;
};

const never = () => () => undefined;

/** Words for social media, to be changed, copied, or handed to another app where the device can. */
export function ShareText({ text, title }: ShareTextProps) {
  const t = useTranslations("providerArea.share");
  const [shown, setShown] = useState(text);
  const canShare = useSyncExternalStore(
    never,
    () => "share" in navigator,
    () => false,
  );

  async function share() {
    // Broken off by the person, or refused by the device: the text is there to be copied.
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

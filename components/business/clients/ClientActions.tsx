"use client";

import { CalendarPlus, EyeOff, Mail, MoreHorizontal, Phone, Trash2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useSend } from "@/components/form/useSend";
import { ButtonLink } from "@/components/ui/actions/Button";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { CopyButton } from "@/components/ui/actions/CopyButton";
import { IconButton } from "@/components/ui/actions/IconButton";
import { Menu, MenuItem } from "@/components/ui/actions/Menu";
import { Notice } from "@/components/ui/feedback/Notice";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { ClientCard } from "@/lib/clients/schemas";
import { Link, useRouter } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { WithheldMails } from "../WithheldMails";
import { EditClient } from "./EditClient";
import { EraseClient } from "./EraseClient";

type ClientActionsProps = {
  client: ClientCard;
  isOwner: boolean;
  /** The form of a new booking with this client filled in. */
  bookHref: string;
};

/** Booking for a client and reaching them; for owners also changing, hiding and removing. */
export function ClientActions({ client, isOwner, bookHref }: ClientActionsProps) {
  const t = useTranslations("clients");
  const { phone, phone_e164: e164, email } = client;
  return (
    <section aria-label={t("card.contact")} className="grid grid-cols-1 gap-1">
      <div className="mb-2">
        <ButtonSlot variant="solid">
          <Link href={bookHref}>
            <CalendarPlus aria-hidden="true" />
            {t("book")}
          </Link>
        </ButtonSlot>
      </div>
      {phone === null && email === null ? <p className="text-muted">{t("card.noContact")}</p> : null}
      {phone === null ? null : (
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink href={`tel:${e164 ?? phone}`} icon={<Phone aria-hidden="true" />}>
            <span className="sr-only">{`${t("call")} `}</span>
            <span className="num">{phone}</span>
          </ButtonLink>
          <CopyButton value={phone} label={t("copyPhone")} copiedLabel={t("copied")} />
        </div>
      )}
      {email === null ? null : (
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink href={`mailto:${email}`} icon={<Mail aria-hidden="true" />} className="min-w-0">
            <span className="sr-only">{`${t("mail")} `}</span>
            <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
          </ButtonLink>
          <CopyButton value={email} label={t("copyEmail")} copiedLabel={t("copied")} />
        </div>
      )}
      <WithheldMails withheld={client.mails_withheld} className="mt-2" />
      {isOwner ? (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <EditClient client={client} />
          <MoreActions client={client} />
        </div>
      ) : null}
    </section>
  );
}

function MoreActions({ client }: { client: ClientCard }) {
  const { id, name, is_hidden: isHidden, visits } = client;
  const t = useTranslations("clients.card");
  const cancelLabel = useTranslations("clients")("cancel");
  const locale = useLocale();
  const router = useRouter();
  const { send, message } = useSend("provider");
  const [isAsking, setAsking] = useState(false);
  const [isErasing, setErasing] = useState(false);
  async function hide() {
    const saved = await send(() =>
      callApi("PATCH /providers/me/clients/{id}", { params: { id }, body: { isHidden: !isHidden }, locale }),
    );
    if (saved === null) return;
    notify({ tone: "success", title: t(isHidden ? "unhiddenDone" : "hiddenDone", { name }) });
    router.refresh();
  }
  async function remove() {
    const removed = await send(() =>
      callApi("DELETE /providers/me/clients/{id}", { params: { id }, locale }),
    );
    if (removed === null) return false;
    notify({ tone: "success", title: t("removeDone", { name }) });
    router.push(providerPaths.clients());
    return true;
  }
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t("more")}>
            <MoreHorizontal aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<EyeOff aria-hidden="true" />} onSelect={() => void hide()}>
          {t(isHidden ? "unhide" : "hide")}
        </MenuItem>
        <MenuItem
          icon={<Trash2 aria-hidden="true" />}
          tone="danger"
          onSelect={() => (visits.length > 0 ? setErasing(true) : setAsking(true))}
        >
          {t(visits.length > 0 ? "erase" : "remove")}
        </MenuItem>
      </Menu>
      {message && !isAsking ? <Notice tone="danger">{message}</Notice> : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("removeTitle", { name })}
        description={t("removeBody")}
        confirmLabel={t("remove")}
        cancelLabel={cancelLabel}
        onConfirm={remove}
        error={message}
      />
      <EraseClient client={client} open={isErasing} onOpenChange={setErasing} />
    </>
  );
}

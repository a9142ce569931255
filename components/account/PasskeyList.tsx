"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { makePasskey, stopped } from "@/components/identity/passkeys/browserPasskeys";
import type { Proof } from "@/components/identity/passkeys/useProof";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/actions/Button";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { Role } from "@/lib/identity/roles";
import { browserName } from "./browserName";
import { ProofDialog } from "./ProofDialog";

type PasskeyRow = { id: string; name: string; added: string; lastUsed: string | null };
type Wish = "add" | PasskeyRow;

/** The passkeys of the account. Adding and removing one asks for a proof of who is signed in. */
export function PasskeyList({ portal, passkeys }: { portal: Role; passkeys: PasskeyRow[] }) {
  const t = useTranslations("account.profile.passkeys");
  const locale = useLocale();
  const refresh = useRefresh();
  const [wish, setWish] = useState<Wish | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const common = { query: { role: portal }, locale };

  async function add(body: Proof) {
    const asked = await callApi("POST /auth/v1/passkeys/new", { ...common, body });
    if (!asked.ok) return asked;
    const passkey = await makePasskey(asked.data);
    if (passkey === null) return stopped(t("stopped"));
    const name = browserName(navigator.userAgent) ?? t("unnamed");
    return callApi("POST /auth/v1/passkeys", { ...common, body: { name, passkey } });
  }

  const remove = (id: string, body: Proof) =>
    callApi("DELETE /auth/v1/passkeys/{id}", { ...common, params: { id }, body });

  /** The button that was pressed may be gone with its row, so the focus moves to the list. */
  async function settle() {
    const title = t(wish === "add" ? "added" : "removed");
    setWish(null);
    await refresh();
    list.current?.focus();
    notify({ tone: "success", title });
  }

  return (
    <div ref={list} tabIndex={-1} className="grid justify-items-start gap-4 rounded-sm outline-offset-4">
      {passkeys.length === 0 ? null : (
        <ul aria-labelledby="passkeys" className="w-full border-line border-b">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-2"
            >
              <span className="min-w-0">
                <span className="block break-words font-medium">{passkey.name}</span>
                <span className="block text-muted text-sm">
                  {passkey.lastUsed === null
                    ? t("neverUsed", { added: passkey.added })
                    : t("used", { added: passkey.added, when: passkey.lastUsed })}
                </span>
              </span>
              <Button
                size="sm"
                variant="quiet"
                className="noscript:hidden"
                aria-label={t("removeOf", { name: passkey.name, added: passkey.added })}
                onClick={() => setWish(passkey)}
              >
                {t("remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button className="noscript:hidden" onClick={() => setWish("add")}>
        {t("add")}
      </Button>
      {wish === null ? null : (
        <ProofDialog
          portal={portal}
          title={wish === "add" ? t("addTitle") : t("removeTitle", { name: wish.name })}
          confirm={t(wish === "add" ? "addConfirm" : "removeConfirm")}
          act={(proof) => (wish === "add" ? add(proof) : remove(wish.id, proof))}
          onDone={() => void settle()}
          onClose={() => setWish(null)}
        />
      )}
    </div>
  );
}

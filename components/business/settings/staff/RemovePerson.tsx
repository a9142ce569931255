"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { problemsOf } from "@/components/form/problems";
import { type Proof, useProof } from "@/components/identity/passkeys/useProof";
import { signInAgain } from "@/components/identity/signInAgain";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { notify } from "@/components/ui/overlays/notify";
import { type ApiResult, callApi, type Refusal } from "@/lib/api/client";
import type { EndingSignIn } from "@/lib/providers/members/endingSignIns";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import { OwnersProof } from "../../signIns/OwnersProof";
import { EndingNote } from "./EndingNote";
import { RemovalDialog } from "./RemovalDialog";
import { type RemovedBooking, removedBookingsOf } from "./removal";

type RemovePersonProps = {
  /** The person to remove; null closes the question. */
  person: OwnStaffMember | null;
  /** The sign-in that ends with the person. */
  signIn: EndingSignIn | null;
  others: readonly OwnStaffMember[];
  timeZone: string;
  owner: string;
  onClose: () => void;
  refresh: () => Promise<void>;
};

/** Asks before a person is removed, and then what happens to each upcoming booking (PPL-26). */
export function RemovePerson({
  person,
  signIn,
  others,
  timeZone,
  owner,
  onClose,
  refresh,
}: RemovePersonProps) {
  const t = useTranslations("providerSettings.people.removal");
  const form = useTranslations("form");
  const locale = useLocale();
  const proof = useProof("provider");
  const [isByPasskey, setByPasskey] = useState(false);
  const [isProving, setProving] = useState(false);
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [bookings, setBookings] = useState<readonly RemovedBooking[] | null>(null);
  // The name is kept while the question fades out.
  const [asked, setAsked] = useState({ person, signIn });
  if (person !== null && (person !== asked.person || signIn !== asked.signIn)) setAsked({ person, signIn });
  const [last] = others;

  function close() {
    setError(null);
    setBookings(null);
    setPassword("");
    setByPasskey(false);
    setWrong(null);
    onClose();
  }

  /** @returns whether nothing more has to be shown */
  function refused(refusal: Refusal): boolean {
    const found = removedBookingsOf(refusal);
    if (found !== null) {
      setError(null);
      setBookings(found);
      return true;
    }
    const { fields } = problemsOf(refusal, "");
    if (fields.password !== undefined) {
      setWrong(fields.password);
      // The person became an owner after the page was rendered: the password is required from now on.
      if (!signIn?.isOwner) void refresh();
      return true;
    }
    if (refusal.status === 401) signInAgain("provider", locale);
    setError(refusal.message ?? form("offline"));
    return false;
  }

  async function done(name: string) {
    // Loads a new document when one's own sign-in ended.
    if (signIn?.isYou) return window.location.reload();
    // First, so that the removed row is gone when the dialog closes and asks where the focus goes.
    await refresh();
    close();
    notify({ tone: "success", title: t("done", { name }) });
  }

  async function remove(): Promise<boolean> {
    if (person === null) return true;
    setError(null);
    setWrong(null);
    const params = { id: person.id };
    const result = await withProof((body) =>
      callApi("DELETE /providers/me/staff/{id}", { params, body, locale }),
    );
    // Somebody else removed the person already.
    if (!result.ok && result.status !== 404) {
      refused(result);
      return false;
    }
    await done(person.name);
    return true;
  }

  /** Proves again for each call: a passkey answers one. */
  function withProof<T>(act: (proof: Proof) => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
    if (!signIn?.isOwner) return act({});
    const call = () => proof.prove(password, act);
    return isByPasskey ? proof.byPasskey(call) : call();
  }

  /** The passkey stays what proves while bookings are decided on. */
  async function removeByPasskey() {
    setByPasskey(true);
    setProving(true);
    await proof.byPasskey(remove);
    setProving(false);
  }

  const name = asked.person?.name ?? "";
  const isAlone = others.length === 1;
  return (
    <>
      <ConfirmDialog
        open={person !== null && bookings === null}
        onOpenChange={(open) => {
          if (!open) close();
        }}
        title={t("title", { name })}
        description={t("body", { name })}
        confirmLabel={t("confirm")}
        cancelLabel={t("keep")}
        onConfirm={remove}
        error={error}
        returnFocus={() =>
          menuOf(asked.person?.id) ?? menuOf() ?? document.querySelector<HTMLElement>("[data-add]")
        }
      >
        {asked.signIn || isAlone ? (
          <div className="grid grid-cols-1 gap-4">
            {asked.signIn ? <EndingNote name={name} signIn={asked.signIn} /> : null}
            {isAlone && last ? <p className="text-muted">{t("alone", { name: last.name })}</p> : null}
            {asked.signIn?.isOwner ? (
              <OwnersProof
                name="password"
                value={password}
                onChange={(event) => {
                  setPassword(event.currentTarget.value);
                  setByPasskey(false);
                  setWrong(null);
                }}
                error={wrong ?? undefined}
                isBusy={isProving}
                onPasskey={() => void removeByPasskey()}
              />
            ) : null}
          </div>
        ) : null}
      </ConfirmDialog>
      {person === null || bookings === null ? null : (
        <RemovalDialog
          person={person}
          bookings={bookings}
          withProof={withProof}
          timeZone={timeZone}
          owner={owner}
          onBookings={setBookings}
          onDone={() => {
            close();
            void done(person.name);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** The button that opened the question, or that of the first remaining person. */
function menuOf(id?: string): HTMLElement | null {
  const row = id === undefined ? "[data-row]" : `[data-row="${id}"]`;
  return document.querySelector(`${row} [aria-haspopup="menu"]`);
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { EndingSignIn } from "@/lib/providers/members/endingSignIns";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import { useOpened } from "../../useOpened";
import { useOrder } from "../../useOrder";
import { useRefused } from "../../useRefused";
import { useSwitches } from "../../useSwitches";

/** The people of a business with pending changes, and what is open over the page. */
export function usePeople(
  people: readonly OwnStaffMember[],
  signIns: Readonly<Record<string, EndingSignIn>>,
) {
  const t = useTranslations("providerSettings.people");
  const locale = useLocale();
  const refused = useRefused();
  const { opened, open, close, refresh: refreshPage } = useOpened();
  const root = useRef<HTMLDivElement>(null);
  const [stopping, stop] = useState<OwnStaffMember | null>(null);
  const [removing, setRemoving] = useState<OwnStaffMember | null>(null);

  /** Reloads the page. A focus that was on a removed element moves to the button that adds people. */
  async function refresh() {
    await refreshPage();
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>("[data-add]")?.focus();
  }

  const { rows, move, said } = useOrder({
    things: people,
    save: (ids) => callApi("PUT /providers/me/staff/order", { body: { staff_ids: ids }, locale }),
    words: ({ name }, place, count) => t("movedTo", { name, place, count }),
    onRefused: (refusal) => refused(t("moveFailed"), refusal),
    refresh,
  });
  const { isActive, set: setActive } = useSwitches<OwnStaffMember>({
    send: async ({ id, name }, isOn) => {
      const result = await callApi("PATCH /providers/me/staff/{id}", {
        params: { id },
        body: { is_active: isOn },
        locale,
      });
      if (result.ok && !isOn)
        notify({ tone: "info", title: t("off", { name }), description: t("offStands") });
      return result;
    },
    onRefused: ({ name }, isOn, refusal) => {
      refused(t(isOn ? "onFailed" : "offFailed", { name }), refusal);
      // The person became an owner after the page was rendered: the password is required from now on.
      if (refusal.status === 400) void refresh();
    },
    refresh,
  });
  return {
    root,
    rows,
    move,
    said,
    isActive,
    /** Asks first when a sign-in ends with it. */
    setActive: (person: OwnStaffMember, isOn: boolean) =>
      isOn || signIns[person.id] === undefined ? setActive(person, isOn) : stop(person),
    stopping,
    stop,
    opened,
    open,
    close,
    refresh,
    removing,
    remove: setRemoving,
  };
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { OwnPicture } from "@/lib/pictures/queries";
import { inOrder, moved } from "../services/order";
import { useRefused } from "../useRefused";
import type { AddedPicture } from "./useUploads";

export type GalleryPicture = Pick<OwnPicture, "id" | "src" | "colour" | "alt">;

/** A business's pictures. Changes are shown at once, and undone with a message when they cannot be saved. */
export function useGallery(initial: readonly GalleryPicture[]) {
  const t = useTranslations("providerArea.pictures");
  const locale = useLocale();
  const refused = useRefused();
  const [pictures, setPictures] = useState(initial);
  const [said, setSaid] = useState("");
  /** The order on the server. */
  const saved = useRef(initial.map(({ id }) => id));
  const wanted = useRef<readonly string[] | null>(null);
  const isSaving = useRef(false);

  function add({ id, url, colour, alt }: AddedPicture) {
    saved.current = [...saved.current, id];
    wanted.current = wanted.current === null ? null : [...wanted.current, id];
    setPictures((all) => [...all, { id, src: new URL(url).pathname, colour, alt }]);
    setSaid(t("added", { count: 1 }));
  }

  function move(from: number, to: number) {
    const next = moved(pictures, from, to);
    setPictures(next);
    setSaid(t("movedTo", { place: Math.max(0, Math.min(to, next.length - 1)) + 1, count: next.length }));
    wanted.current = next.map(({ id }) => id);
    void saveOrder();
  }

  /** One call at a time. The next one sends what was moved meanwhile. */
  async function saveOrder() {
    if (isSaving.current) return;
    isSaving.current = true;
    while (wanted.current !== null) {
      const ids = wanted.current;
      wanted.current = null;
      const body = { picture_ids: [...ids] };
      const result = await callApi("PUT /providers/me/pictures/order", { body, locale });
      if (result.ok) {
        saved.current = [...ids];
        continue;
      }
      wanted.current = null;
      setPictures((all) => inOrder(all, saved.current));
      refused(t("moveFailed"), result);
    }
    isSaving.current = false;
  }

  /** @returns whether it was saved */
  async function describe(id: string, alt: string): Promise<boolean> {
    const result = await callApi("PATCH /providers/me/pictures/{id}", {
      params: { id },
      body: { alt },
      locale,
    });
    if (!result.ok) {
      refused(t("aboutFailed"), result);
      return false;
    }
    setPictures((all) => all.map((each) => (each.id === id ? { ...each, alt } : each)));
    setSaid(t("aboutSaved"));
    return true;
  }

  /** @returns why it was not removed; null when it was */
  async function remove(id: string): Promise<string | null> {
    const result = await callApi("DELETE /providers/me/pictures/{id}", { params: { id }, locale });
    // Somebody else removed it already.
    if (!result.ok && result.status !== 404) return result.message ?? t("offline");
    saved.current = saved.current.filter((each) => each !== id);
    setPictures((all) => all.filter((each) => each.id !== id));
    notify({ tone: "success", title: t("removed") });
    return null;
  }

  return { pictures, said, add, move, describe, remove };
}

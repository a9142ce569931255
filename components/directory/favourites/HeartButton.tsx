"use client";

import clsx from "clsx";
import { Heart } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useAccount } from "@/components/layout/header/useAccount";
import { IconButton } from "@/components/ui/actions/IconButton";
import { notify } from "@/components/ui/overlays/notify";
import { favourites, keepFavourite, subscribeToFavourites } from "./favouriteStore";

type HeartButtonProps = {
  /** Of the business. */
  id: string;
  /** Names the business; the same whether it is kept or not, which `aria-pressed` tells. */
  label: string;
  failed: { title: string; description: string };
  className?: string;
};

/** Keeps a business among the favourites. Cannot be pressed until it is known whether it is kept. */
export function HeartButton({ id, label, failed, className }: HeartButtonProps) {
  useAccount("customer");
  const kept = useSyncExternalStore(subscribeToFavourites, favourites, () => null);
  const isKept = kept?.has(id) ?? false;

  async function toggle() {
    const refusal = await keepFavourite(id, !isKept);
    if (refusal === null) return;
    notify({ tone: "error", title: failed.title, description: refusal.message ?? failed.description });
  }

  return (
    <IconButton
      label={label}
      aria-pressed={isKept}
      disabled={kept === null}
      onClick={() => void toggle()}
      className={clsx("noscript:hidden disabled:opacity-100", className)}
    >
      <Heart aria-hidden="true" className={isKept ? "fill-current text-accent" : undefined} />
    </IconButton>
  );
}

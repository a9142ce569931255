"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, type FormEvent, useTransition } from "react";

type GetFormProps = Omit<ComponentProps<"form">, "action" | "method" | "onSubmit"> & { action: string };

/** A GET form. With JavaScript it navigates without loading a document, and leaves out empty fields. */
export function GetForm({ action, children, ...rest }: GetFormProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string" && value.trim() !== "") query.append(name, value.trim());
    }
    startTransition(() => router.push(query.size === 0 ? action : `${action}?${query}`));
  }

  return (
    <form {...rest} action={action} method="get" onSubmit={submit} aria-busy={pending}>
      {children}
    </form>
  );
}

"use client";

import { fontVariables } from "./fonts";
import "./globals.css";
import { useEffect, useState } from "react";
import en from "@/messages/en/pageError.json";
import sv from "@/messages/sv/pageError.json";

type GlobalErrorProps = { error: unknown; retry: () => void };

function digestOf(error: unknown): string | null {
  return error instanceof Error && "digest" in error && typeof error.digest === "string"
    ? error.digest
    : null;
}

/** Shown when the root layout itself failed: a complete document, in the language of the address. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  const [english, setEnglish] = useState(false);
  useEffect(() => setEnglish(/^\/en(?:\/|$)/.test(window.location.pathname)), []);
  const words = english ? en : sv;
  const digest = digestOf(error);
  return (
    <html lang={english ? "en" : "sv"} className={fontVariables}>
      <body>
        <title>{words.title}</title>
        <main className="wrap py-16 sm:py-28">
          <h1 className="font-bold text-2xl">{words.title}</h1>
          <p className="mt-3 max-w-[52ch] text-lg text-muted">{words.body}</p>
          <button
            type="button"
            onClick={() => retry()}
            className="mt-7 inline-flex min-h-12 items-center rounded-md bg-ink px-5 font-semibold text-surface"
          >
            {words.retry}
          </button>
          {digest ? (
            <p className="mt-5 break-all text-muted text-sm">
              {words.reference} {digest}
            </p>
          ) : null}
        </main>
      </body>
    </html>
  );
}

import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { toast } from "sonner";
import { page } from "vitest/browser";
import { FootSlot } from "@/components/ui/overlays/FootSlot";
import { Toaster } from "@/components/ui/overlays/Toaster";
import { localePath } from "@/lib/i18n/localePath";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import { settled } from "./press";
import { startAt } from "./router";

type Given = {
  language: Locale;
  /** The address of the page, without language. */
  path?: string;
  screen?: keyof typeof screens;
};

const screens = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

let root: Root | undefined;

/** What a page does with other values from the server: `show` renders in place of what is there. */
export type Rendered = { show: (element: ReactNode) => Promise<void> };

/**
 * Shows a component as a page of the product does: in its language, within `main`, with messages over it. It takes the place of
 * what was rendered before.
 */
export async function render(element: ReactNode, given: Given): Promise<Rendered> {
  if (root !== undefined) await leave();
  const { language, path = "/provider", screen = "desktop" } = given;
  startAt(localePath(language, path));
  const { width, height } = screens[screen];
  await page.viewport(width, height);
  document.documentElement.lang = language;
  const place = document.createElement("div");
  document.body.append(place);
  const made = createRoot(place);
  root = made;
  const messages = messagesFor(language);
  const show = async (shown: ReactNode) => {
    made.render(
      <NextIntlClientProvider locale={language} messages={messages} timeZone={HOME_TIME_ZONE}>
        <main>
          <div className="wrap pt-5">{shown}</div>
        </main>
        <Toaster label={messages.common.toasts} closeLabel={messages.common.close} />
        <FootSlot />
      </NextIntlClientProvider>,
    );
    await settled();
  };
  await show(element);
  return { show };
}

/** Takes away what was rendered, with its messages, which the library would show beside those of the next page. */
export async function leave(): Promise<void> {
  toast.dismiss();
  await settled();
  root?.unmount();
  root = undefined;
  await settled();
  document.body.replaceChildren();
}

import { CalendarCheck, CalendarClock, History, ListPlus, Store, Wallet } from "lucide-react";
import { NextIntlClientProvider, useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RibbonExample } from "@/components/pages/RibbonExample";
import { pickMessages } from "@/lib/i18n/messages";
import type { Role } from "@/lib/identity/roles";

type AuthLayoutProps = { portal: Role; title: string; children: ReactNode };

/** The layout of all pages about signing in: the form on the left, benefits on the right. */
export function AuthLayout({ portal, title, children }: AuthLayoutProps) {
  return (
    <NextIntlClientProvider messages={pickMessages(useLocale(), ["auth", "common"])}>
      <div className="wrap grid gap-12 py-8 sm:py-14 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-20">
        <div className="min-w-0 max-w-[27rem]">
          <h1 className="font-bold text-2xl">{title}</h1>
          {children}
        </div>
        <Aside portal={portal} />
      </div>
    </NextIntlClientProvider>
  );
}

const icons = {
  customer: [CalendarCheck, CalendarClock, History],
  provider: [Store, Wallet, ListPlus],
} as const;

/** A board as on the home page: a day with free time, and the benefits of an account. */
function Aside({ portal }: { portal: Role }) {
  const t = useTranslations("auth");
  const [First, Second, Third] = icons[portal];
  const rows = [
    { Icon: First, text: t(`${portal}.aside1`) },
    { Icon: Second, text: t(`${portal}.aside2`) },
    { Icon: Third, text: t(`${portal}.aside3`) },
  ];
  const List = portal === "provider" ? "ol" : "ul";
  return (
    <aside aria-labelledby="aside-title" className="on-board hidden self-start rounded-lg p-8 lg:block">
      <div aria-hidden="true" className="[--muted:var(--board-muted)]">
        <RibbonExample label="" />
      </div>
      <h2 id="aside-title" className="mt-8 font-semibold text-xl">
        {t(`${portal}.asideTitle`)}
      </h2>
      <List className="mt-4">
        {rows.map(({ Icon, text }) => (
          <li
            key={text}
            className="grid grid-cols-[auto_1fr] items-center gap-4 border-board-line border-t py-4 last:pb-0"
          >
            <Icon aria-hidden="true" className="size-6 text-board-muted" />
            <span className="text-lg">{text}</span>
          </li>
        ))}
      </List>
    </aside>
  );
}

import { ChevronDown, CircleUserRound } from "lucide-react";
import { buttonClass } from "@/components/ui/actions/buttonClass";
import { Link } from "@/lib/i18n/navigation";
import { AccountLinks, type AccountLinksProps } from "./AccountLinks";
import { Dropdown } from "./Dropdown";

type AreaAccountProps = AccountLinksProps & {
  /** null while nobody is signed in, until the page redirects to the sign-in page. */
  email: string | null;
  signInHref: string;
};

/** The account's menu with its e-mail address, for pages whose server knows who is signed in. */
export function AreaAccount({ email, signInHref, ...links }: AreaAccountProps) {
  const { texts } = links;
  if (email === null) return <SignIn href={signInHref} label={texts.signIn} />;
  return (
    <Dropdown
      label={`${texts.label}: ${email}`}
      summary={
        <>
          <CircleUserRound aria-hidden="true" />
          {/* As much as seven links in Swedish leave of the line. */}
          <span className="hidden max-w-[10ch] truncate xl:inline">{email}</span>
          <ChevronDown
            aria-hidden="true"
            className="transition-transform duration-150 group-open:rotate-180"
          />
        </>
      }
      summaryClassName={buttonClass({ variant: "secondary", size: "sm" })}
      className="relative"
      panelClassName="absolute top-full right-0 z-40 mt-1.5 w-64 rounded-md border border-line bg-card p-1.5 shadow-overlay"
    >
      <AccountLinks {...links} />
    </Dropdown>
  );
}

/** The same for the folded menu. */
export function FoldedAreaAccount({ email, signInHref, ...links }: AreaAccountProps) {
  const { texts } = links;
  if (email === null) return <SignIn href={signInHref} label={texts.signIn} block />;
  return (
    <section aria-label={texts.label}>
      <p className="truncate px-3 pb-1 text-muted text-sm">
        {texts.signedInAs} <span className="text-ink">{email}</span>
      </p>
      <AccountLinks {...links} />
    </section>
  );
}

function SignIn({ href, label, block = false }: { href: string; label: string; block?: boolean }) {
  return (
    <Link href={href} prefetch={false} className={buttonClass({ variant: "solid", size: "sm", block })}>
      {label}
    </Link>
  );
}

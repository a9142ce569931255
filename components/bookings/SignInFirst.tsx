import { QuietLink } from "@/components/layout/QuietLink";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";

type SignInFirstProps = {
  title: string;
  body: string;
  signIn: { href: string; label: string };
  register: { href: string; label: string };
};

/** Shown instead of a personal page while nobody is signed in. */
export function SignInFirst({ title, body, signIn, register }: SignInFirstProps) {
  return (
    <EmptyState
      title={title}
      figure="calendar"
      action={
        <>
          <Button asChild variant="solid">
            <QuietLink href={signIn.href}>{signIn.label}</QuietLink>
          </Button>
          <Button asChild>
            <QuietLink href={register.href}>{register.label}</QuietLink>
          </Button>
        </>
      }
    >
      {body}
    </EmptyState>
  );
}

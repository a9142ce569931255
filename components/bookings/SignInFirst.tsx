import { QuietLink } from "@/components/layout/QuietLink";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { EmptyState } from "@/components/ui/feedback/EmptyState";

type SignInFirstProps = {
  title: string;
  body: string;
  signIn: { href: string; label: string };
  register: { href: string; label: string };
  /** For those who have something here without an account. */
  guest?: { href: string; label: string };
};

/** Shown instead of a personal page while nobody is signed in. */
export function SignInFirst({ title, body, signIn, register, guest }: SignInFirstProps) {
  return (
    <EmptyState
      title={title}
      figure="calendar"
      action={
        <>
          <ButtonSlot variant="solid">
            <QuietLink href={signIn.href}>{signIn.label}</QuietLink>
          </ButtonSlot>
          <ButtonSlot>
            <QuietLink href={register.href}>{register.label}</QuietLink>
          </ButtonSlot>
          {guest === undefined ? null : (
            <ButtonSlot variant="quiet">
              <QuietLink href={guest.href}>{guest.label}</QuietLink>
            </ButtonSlot>
          )}
        </>
      }
    >
      {body}
    </EmptyState>
  );
}

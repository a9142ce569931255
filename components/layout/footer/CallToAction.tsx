import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { QuietLink } from "../QuietLink";

type CallToActionProps = {
  /** The id of the heading, which names the section. */
  id: string;
  title: string;
  body: string;
  action: { href: string; label: string };
};

/** The last section of a page, with the one link to continue. */
export function CallToAction({ id, title, body, action }: CallToActionProps) {
  return (
    <section aria-labelledby={id} className="wrap mt-20">
      <div className="on-board flex flex-wrap items-end justify-between gap-x-10 gap-y-6 rounded-lg px-[min(1.5rem,6vw)] py-9 sm:px-10 sm:py-12">
        <div className="max-w-[46ch]">
          <h2 id={id} className="font-bold text-2xl">
            {title}
          </h2>
          <p className="mt-3 text-board-muted text-lg">{body}</p>
        </div>
        <ButtonSlot variant="board" size="lg">
          <QuietLink href={action.href}>{action.label}</QuietLink>
        </ButtonSlot>
      </div>
    </section>
  );
}

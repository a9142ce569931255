import { notFound } from "next/navigation";
import { Wordmark } from "@/components/ui/display/Wordmark";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { SkipLink } from "@/components/ui/navigation/SkipLink";
import { ThemeToggle } from "@/components/ui/navigation/ThemeToggle";
import { Section } from "./Specimen";
import { frame } from "./samples/frame";
import { ActionPieces } from "./sections/ActionPieces";
import { FigurePieces } from "./sections/FigurePieces";
import { FormPieces } from "./sections/FormPieces";
import { FoundationPieces } from "./sections/FoundationPieces";
import { LayerPieces } from "./sections/LayerPieces";
import { PicturePieces } from "./sections/PicturePieces";
import { StatusPieces } from "./sections/StatusPieces";
import { StructurePieces } from "./sections/StructurePieces";
import { TimePieces } from "./sections/TimePieces";

const sections = [
  { id: "foundations", Pieces: FoundationPieces },
  { id: "time", Pieces: TimePieces },
  { id: "actions", Pieces: ActionPieces },
  { id: "forms", Pieces: FormPieces },
  { id: "layers", Pieces: LayerPieces },
  { id: "status", Pieces: StatusPieces },
  { id: "figures", Pieces: FigurePieces },
  { id: "structure", Pieces: StructurePieces },
  { id: "pictures", Pieces: PicturePieces },
] as const;

/** Asked at each visit, so that one build serves the page or not as its environment says. */
export const dynamic = "force-dynamic";

/** Every piece of the design system in every state. In production only with DESIGN_PAGE=1. */
export default function DesignPage() {
  if (process.env.NODE_ENV === "production" && process.env.DESIGN_PAGE !== "1") notFound();
  return (
    <>
      <SkipLink href="#content">{frame.skip}</SkipLink>
      <header className="border-line border-b">
        <div className="wrap flex flex-wrap items-center justify-between gap-4 py-3">
          <Wordmark />
          <ThemeToggle
            legend={frame.theme}
            labels={{ light: frame.light, dark: frame.dark, system: frame.system }}
          />
        </div>
      </header>
      <main id="content" className="wrap pt-10 pb-24">
        <PageHeader title={frame.title} lead={frame.lead} />
        <nav aria-label={frame.contents} className="mt-6">
          <ul className="flex flex-wrap gap-x-5">
            {sections.map(({ id }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-grid min-h-11 place-items-center font-medium text-accent underline underline-offset-4"
                >
                  {frame.sections[id]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {sections.map(({ id, Pieces }) => (
          <Section key={id} id={id} title={frame.sections[id]}>
            <Pieces />
          </Section>
        ))}
      </main>
    </>
  );
}

import clsx from "clsx";
import { categoryKeys } from "@/components/pictures/category";
import { Wordmark } from "@/components/ui/display/Wordmark";
import { Specimen } from "../Specimen";
import { foundations } from "../samples/foundations";

const { names, note } = foundations;

export function FoundationPieces() {
  return (
    <>
      <Specimen title={names.wordmark}>
        {() => (
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <div className="flex flex-wrap items-baseline gap-6">
              <Wordmark size="sm" />
              <Wordmark />
              <Wordmark size="lg" />
            </div>
            <div className="on-board rounded-md p-4">
              <Wordmark tone="board" />
            </div>
          </div>
        )}
      </Specimen>
      <Specimen title={names.paper}>{() => <Swatches colours={foundations.paper} />}</Specimen>
      <Specimen title={names.board} note={note.board}>
        {() => <Swatches colours={foundations.board} />}
      </Specimen>
      <Specimen title={names.tones}>
        {() => (
          <ul className="flex flex-wrap gap-2">
            {foundations.tones.map((tone) => (
              <li
                key={tone.name}
                className={clsx("rounded-md px-4 py-3 font-semibold text-sm", tone.className)}
              >
                {tone.name}
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen title={names.hues} note={note.hues}>
        {() => (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {categoryKeys.map((category) => (
              <li key={category} data-hue={category} className="overflow-hidden rounded-md">
                <p className="bg-hue-field px-3 pt-3 pb-6 font-semibold text-hue-ink text-sm">{category}</p>
                <p className="flex">
                  {foundations.hueTones.map((tone) => (
                    <span key={tone} className={clsx("h-6 flex-1", tone)} />
                  ))}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen title={names.type}>
        {() => (
          <div className="grid grid-cols-1 gap-4">
            {foundations.type.map((step) => (
              <div key={step.step} className="min-w-0">
                <p className="text-muted text-xs">{step.step}</p>
                <p className={step.className}>{step.text}</p>
              </div>
            ))}
            <p className="num font-semibold text-xl">{foundations.figures}</p>
          </div>
        )}
      </Specimen>
      <Specimen title={names.form}>
        {() => (
          <ul className="flex flex-wrap gap-4">
            {[...foundations.radii, ...foundations.shadows].map((item) => (
              <li
                key={item.name}
                className={clsx(
                  "grid size-24 place-items-center border border-line bg-card text-sm",
                  item.className,
                )}
              >
                {item.name}
              </li>
            ))}
          </ul>
        )}
      </Specimen>
    </>
  );
}

function Swatches({ colours }: { colours: readonly { name: string; className: string }[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3">
      {colours.map((colour) => (
        <li key={colour.name} className="min-w-0 text-muted text-xs">
          <span className={clsx("mb-1 block h-14 rounded-md border border-line", colour.className)} />
          {colour.name}
        </li>
      ))}
    </ul>
  );
}

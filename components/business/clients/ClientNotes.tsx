"use client";

import { TriangleAlert } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Badge } from "@/components/ui/display/Badge";
import { Disclosure } from "@/components/ui/display/Disclosure";
import { SectionHeader } from "@/components/ui/navigation/Headers";
import type { ClientNote } from "@/lib/clients/schemas";
import { formatDay, formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import { DeleteNote } from "./DeleteNote";
import { NoteEditor } from "./NoteEditor";

type ClientNotesProps = {
  clientId: string;
  notes: readonly ClientNote[];
  timeZone: string;
  /** Members write notes, and remove none. */
  isOwner: boolean;
};

/** The business's own notes on a client: allergies first, each with what it said before. */
export function ClientNotes({ clientId, notes, timeZone, isOwner }: ClientNotesProps) {
  const t = useTranslations("clients.notes");
  return (
    <section aria-labelledby="client-notes">
      <SectionHeader id="client-notes" title={t("title")} lead={t("private")} />
      {notes.length === 0 ? <p className="mt-4 text-muted">{t("empty")}</p> : null}
      <ul className="mt-4 grid grid-cols-1 gap-3">
        {notes.map((note) => (
          <li key={note.id}>
            <Note clientId={clientId} note={note} timeZone={timeZone} isOwner={isOwner} />
          </li>
        ))}
      </ul>
      <NoteEditor clientId={clientId} key={`new-${notes.length}`} />
    </section>
  );
}

type NoteProps = Omit<ClientNotesProps, "notes"> & { note: ClientNote };

function Note({ clientId, note, timeZone, isOwner }: NoteProps) {
  const t = useTranslations("clients.notes");
  const [isEdited, setEdited] = useState(false);
  const isAllergy = note.kind === "allergy";
  if (isEdited) return <NoteEditor clientId={clientId} note={note} onDone={() => setEdited(false)} />;
  return (
    <article className={isAllergy ? "rounded-md bg-warning-soft p-4" : "rounded-md border border-line p-4"}>
      <Badge
        tone={isAllergy ? "warning" : "neutral"}
        {...(isAllergy ? { icon: <TriangleAlert aria-hidden="true" /> } : {})}
      >
        {t(`kinds.${note.kind}`)}
      </Badge>
      <NoteText written={note} timeZone={timeZone} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setEdited(true)}>
          {t("edit")}
        </Button>
        {isOwner ? <DeleteNote clientId={clientId} noteId={note.id} /> : null}
      </div>
      {note.earlier.length === 0 ? null : (
        <Disclosure summary={t("earlier", { count: note.earlier.length })} className="border-b-0">
          {note.earlier.map((before) => (
            <NoteText key={before.written_at} written={before} timeZone={timeZone} />
          ))}
        </Disclosure>
      )}
    </article>
  );
}

function NoteText({ written, timeZone }: { written: Written; timeZone: string }) {
  return (
    <div className="mt-2">
      <p className="whitespace-pre-line text-ink [overflow-wrap:anywhere]">{written.text}</p>
      <WrittenBy written={written} timeZone={timeZone} />
    </div>
  );
}

type Written = Pick<ClientNote, "text" | "written_at" | "written_by">;

/** Who wrote a text, and when on the business's clock. */
function WrittenBy({ written, timeZone }: { written: Written; timeZone: string }) {
  const t = useTranslations("clients.notes");
  const locale = useLocale();
  const ms = Date.parse(written.written_at);
  const when = `${formatDay(localDateOf(ms, timeZone), locale, { year: true })} ${formatTime(ms, timeZone)}`;
  return (
    <p className="num mt-1 text-muted text-sm">
      {written.written_by === null ? when : t("written", { who: written.written_by, when })}
    </p>
  );
}

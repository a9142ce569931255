import { History, X } from "lucide-react";
import { Button } from "@/components/ui/actions/Button";
import { IconButton } from "@/components/ui/actions/IconButton";
import { type Rows, rowClass } from "./GroupList";
import type { wordsOf } from "./suggestOptions";

type RecentListProps = Rows & {
  id: string;
  words: ReturnType<typeof wordsOf>;
  searches: readonly string[];
  onRemove: (text: string) => void;
  onClear: () => void;
};

/**
 * The searches of this device. A listbox holds options alone, so that the buttons that remove them stand beside it, in rows
 * of the same height.
 */
export function RecentList({
  id,
  words,
  searches,
  active,
  optionId,
  onChoose,
  onRemove,
  onClear,
}: RecentListProps) {
  return (
    <>
      <div className="flex items-center justify-between gap-3 pt-1 pr-1 pl-3.5">
        <span id={`${id}-recent`} className="font-semibold text-muted text-sm">
          {words.recent}
        </span>
        <Button size="sm" variant="quiet" onClick={onClear}>
          {words.clear}
        </Button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] pb-1.5">
        <div id={id} role="listbox" aria-labelledby={`${id}-recent`}>
          {searches.map((text, index) => (
            // The field has the keyboard; a press must not take its focus first.
            <div
              key={text}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(index)}
              onKeyDown={() => undefined}
              className={`${rowClass(index === active)} h-12 justify-start!`}
            >
              <History aria-hidden="true" className="size-5 shrink-0 text-muted" />
              <span className="truncate">{text}</span>
            </div>
          ))}
        </div>
        <div>
          {searches.map((text) => (
            <div key={text} className="grid h-12 place-items-center">
              <IconButton label={`${words.remove} ${text}`} onClick={() => onRemove(text)}>
                <X aria-hidden="true" />
              </IconButton>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

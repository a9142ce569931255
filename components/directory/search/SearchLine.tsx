import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { SearchInput } from "@/components/ui/inputs/SearchInput";
import { SuggestBox } from "../suggest/SuggestBox";

type SearchLineProps = {
  text: string;
  isSearching: boolean;
  onType: (text: string) => void;
  onClear: () => void;
  /** A suggestion was chosen, and is being opened. */
  onLeave: () => void;
  texts: { searchLabel: string; placeholder: string; clear: string; submit: string };
};

/** The search field of a directory, with a button for browsers without JavaScript. */
export function SearchLine({ text, isSearching, onType, onClear, onLeave, texts }: SearchLineProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <SuggestBox className="min-w-0 flex-1 basis-48" onChoose={onLeave}>
        <Field label={texts.searchLabel} hideLabel>
          <SearchInput
            name="q"
            value={text}
            maxLength={200}
            placeholder={texts.placeholder}
            clearLabel={texts.clear}
            busy={isSearching}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
            onClear={onClear}
          />
        </Field>
      </SuggestBox>
      <Button type="submit" variant="solid" className="max-sm:grow">
        {texts.submit}
      </Button>
    </div>
  );
}

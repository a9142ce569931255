"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useTransition } from "react";
import { Button } from "@/components/ui/actions/Button";
import { ToggleChip } from "@/components/ui/inputs/Chip";
import { Field } from "@/components/ui/inputs/Field";
import { SearchInput } from "@/components/ui/inputs/SearchInput";
import { useDebounced } from "@/components/ui/inputs/useDebounced";
import { useTypedText } from "@/components/ui/inputs/useTypedText";
import { useRouter } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";

type SearchClientsProps = { search: string; tag: string; tags: readonly string[] };

/** Searches the clients while somebody types. Text and tag are in the address. */
export function SearchClients({ search, tag, tags }: SearchClientsProps) {
  const t = useTranslations("clients");
  const router = useRouter();
  const [isSearching, startSearch] = useTransition();
  const { text, setText, markSent } = useTypedText(search);

  // What was searched last, also while its answer is on its way: the pause in typing may end after a client was opened,
  // and a second search would lead back to the list.
  const searched = useRef(search);
  useEffect(() => {
    searched.current = search;
  }, [search]);

  const showSoon = useDebounced(show);

  function show(typed: string) {
    showSoon.cancel();
    markSent(typed);
    const wanted = typed.trim();
    if (wanted === searched.current) return;
    searched.current = wanted;
    startSearch(() => router.replace(providerPaths.clients({ search: wanted, tag }), { scroll: false }));
  }

  return (
    <search>
      <form
        className="mt-8 grid grid-cols-1 gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          show(text);
        }}
      >
        <div className="flex flex-wrap items-end gap-2">
          <Field label={t("search")} className="min-w-0 flex-1 basis-60">
            <SearchInput
              name="search"
              value={text}
              placeholder={t("searchHint")}
              clearLabel={t("clear")}
              maxLength={200}
              busy={isSearching}
              onChange={({ currentTarget }) => {
                setText(currentTarget.value);
                showSoon.soon(currentTarget.value);
              }}
              // A press on a client comes before the pause in typing is over.
              onBlur={() => show(text)}
              onClear={() => {
                setText("");
                show("");
              }}
            />
          </Field>
          <Button type="submit">{t("searchButton")}</Button>
        </div>
        {tags.length === 0 ? null : (
          <fieldset>
            <legend className="sr-only">{t("tags")}</legend>
            <div className="flex flex-wrap gap-2">
              {tags.slice(0, 12).map((each) => (
                <ToggleChip
                  key={each}
                  pressed={each === tag}
                  onPressedChange={(isOn) =>
                    router.push(providerPaths.clients({ search: text.trim(), tag: isOn ? each : null }))
                  }
                >
                  {each}
                </ToggleChip>
              ))}
            </div>
          </fieldset>
        )}
      </form>
    </search>
  );
}

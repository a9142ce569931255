"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { ToggleChip } from "@/components/ui/inputs/Chip";
import { Field } from "@/components/ui/inputs/Field";
import { SearchInput } from "@/components/ui/inputs/SearchInput";
import { useRouter } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";

type SearchClientsProps = { search: string; tag: string; tags: readonly string[] };

/** What is searched for stands in the address. */
export function SearchClients({ search, tag, tags }: SearchClientsProps) {
  const t = useTranslations("clients");
  const router = useRouter();
  return (
    <search>
      <form
        className="mt-8 grid grid-cols-1 gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get("search") ?? "");
          router.push(providerPaths.clients({ search: typed.trim(), tag }));
        }}
      >
        <div className="flex flex-wrap items-end gap-2">
          <Field label={t("search")} className="min-w-0 flex-1 basis-60">
            <SearchInput
              key={search}
              name="search"
              defaultValue={search}
              placeholder={t("searchHint")}
              clearLabel={t("clear")}
              maxLength={200}
              onClear={() => {
                if (search !== "") router.push(providerPaths.clients({ tag }));
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
                    router.push(providerPaths.clients({ search, tag: isOn ? each : null }))
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

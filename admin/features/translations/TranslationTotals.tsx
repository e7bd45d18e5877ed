import { useQuery } from "@tanstack/react-query";
import { countTranslations } from "#db/content/translations.ts";
import { LANGUAGE, type Language } from "#domain/languages/languages.ts";
import { counted } from "#domain/text/text.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { client } from "../../environment.ts";
import { queryKeys } from "../../query-client.ts";
import { Button } from "../../ui/controls.tsx";

/** How many words of the whole content are translated into a language. The lines are there before that is known. */
export function TranslationTotals({ language }: { language: Language }) {
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.translationCounts(language),
    queryFn: () => countTranslations(client, language),
    staleTime: 0,
  });
  const sum = (what: "translated" | "outdated" | "missing") => (data ?? []).reduce((all, one) => all + one[what], 0);
  const [translated, outdated, missing] = [sum("translated"), sum("outdated"), sum("missing")];
  const all = translated + outdated + missing;
  return (
    <div className="grid gap-1.5 min-block-12">
      <p role="status">
        {data && (
          <>
            <strong>{LANGUAGE[language].english}</strong>
            {`: ${writtenNumber(translated)} of ${counted(all, "word")} translated, ${writtenNumber(outdated)} outdated, ${writtenNumber(missing)} missing`}
          </>
        )}
      </p>
      {isError && !data && (
        <p className="flex items-center gap-3 text-bad">
          This could not be counted.
          <Button small onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      )}
      {all > 0 && (
        <meter
          aria-label={`Translated into ${LANGUAGE[language].english}`}
          max={all}
          value={translated}
          className="block-2 inline-full"
        />
      )}
    </div>
  );
}

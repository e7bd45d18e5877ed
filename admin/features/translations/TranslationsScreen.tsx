import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Languages, SearchX } from "lucide-react";
import { listTranslations, type TranslatedRecord } from "#db/content/translations.ts";
import { kindOfTable } from "#domain/content/change-text.ts";
import { LANGUAGE, OTHER_LANGUAGES, type Language } from "#domain/languages/languages.ts";
import { isTranslatedTable, TRANSLATED_TABLES, tableTitle } from "#domain/languages/table/translated-tables.ts";
import { PAGE_SIZE } from "#domain/listing/pagination.ts";
import { counted } from "#domain/text/text.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { frame } from "#styles/variants/administration.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { client } from "../../environment.ts";
import { KIND_ICONS } from "../../kinds.ts";
import { queryKeys } from "../../query-client.ts";
import { PagedList } from "../../ui/lists/PagedList.tsx";
import { Row, rowLink, RowDetail, RowMain, RowName, RowSymbol } from "../../ui/lists/Row.tsx";
import { FilterSelect, SearchBox, Toolbar } from "../../ui/lists/Toolbar.tsx";
import { moment } from "../../ui/moment.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { EmptyPanel } from "../../ui/panels.tsx";
import { FileButtons } from "./FileButtons.tsx";
import { translationLink } from "./translation-link.ts";
import type { TranslationsSearch } from "./translation-search.ts";
import { TranslationTotals } from "./TranslationTotals.tsx";

const route = getRouteApi("/protected/admin/translations");

/** What of the content is not translated, or no longer right, and the files for translators. */
export function TranslationsScreen() {
  return OTHER_LANGUAGES.map((language) => <InOneLanguage key={language} language={language} />);
}

function InOneLanguage({ language }: { language: Language }) {
  const { page = 1, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const { english: name } = LANGUAGE[language];
  const table = search.kind !== undefined && isTranslatedTable(search.kind) ? search.kind : undefined;
  const filter = { language, table, status: search.status, search: search.search, order: search.order };
  const query = useQuery({
    queryKey: queryKeys.translationList(filter, page),
    queryFn: () => listTranslations(client, filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const set = (part: TranslationsSearch) =>
    void navigate({
      search: Object.fromEntries(Object.entries({ ...search, ...part }).filter(([, value]) => value)),
      replace: true,
    });
  const isFiltered = Boolean(table ?? search.status ?? search.search);
  return (
    <div className={frame()}>
      <PageHead title="Translations" />
      <TranslationTotals language={language} />
      <Toolbar className="items-end">
        <SearchBox label="Search by name" value={search.search ?? ""} onSearch={(text) => set({ search: text })} />
        <FilterSelect
          label="Kind"
          all="All kinds"
          value={table ?? ""}
          options={TRANSLATED_TABLES.map((value) => ({ value, label: tableTitle(value).several }))}
          onChange={(kind) => set({ kind })}
        />
        <FilterSelect
          label="Status"
          all="Missing or outdated"
          value={search.status ?? ""}
          options={[
            { value: "missing", label: "Missing" },
            { value: "outdated", label: "Outdated" },
          ]}
          onChange={(status) => set({ status: status || undefined })}
        />
        <FilterSelect
          label="Order"
          all="Most to do first"
          value={search.order ?? ""}
          options={[
            { value: "changed", label: "Last changed first" },
            { value: "name", label: "By name" },
          ]}
          onChange={(order) => set({ order: order || undefined })}
        />
        <FileButtons language={language} table={table} />
      </Toolbar>
      <div>
        <PagedList
          query={query}
          page={page}
          onPage={(next, replace) => void navigate({ search: { ...search, ...(next > 1 && { page: next }) }, replace })}
          label="Records to translate"
          noun="records"
          empty={
            isFiltered ? (
              <EmptyPanel icon={SearchX} title="No Records Found" text="Nothing of that is missing or outdated." />
            ) : (
              <EmptyPanel
                icon={Languages}
                title="Everything is translated"
                text={`Each text that visitors read has its words in ${name}.`}
              />
            )
          }
        >
          {(record) => <RecordRow key={`${record.table}/${record.id}`} record={record} language={language} />}
        </PagedList>
      </div>
    </div>
  );
}

/** A record, how much of it is to do, and the way to its translations. */
function RecordRow({ record, language }: { record: TranslatedRecord; language: Language }) {
  const { table, id, name, translated, outdated, missing, updatedAt } = record;
  const kind = kindOfTable(table);
  return (
    <Row>
      <RowSymbol icon={kind ? KIND_ICONS[kind] : Languages} />
      <RowMain>
        <RowName
          name={
            <Link {...translationLink(table, id, language)} className={rowLink}>
              {name}
            </Link>
          }
        >
          {missing > 0 && <span className={badge()}>{writtenNumber(missing)} missing</span>}
          {outdated > 0 && <span className={badge({ tone: "copper" })}>{writtenNumber(outdated)} outdated</span>}
        </RowName>
        <RowDetail>
          {`${tableTitle(table).one} · ${writtenNumber(translated)} of ${counted(translated + outdated + missing, "word")} translated · changed `}
          <time dateTime={updatedAt}>{moment(updatedAt)}</time>
        </RowDetail>
      </RowMain>
    </Row>
  );
}

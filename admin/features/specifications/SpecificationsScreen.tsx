import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { panel } from "#styles/variants/basics.ts";
import { TabPanel, Tabs } from "../../ui/Tabs.tsx";
import { attributesQuery, categoryAttributesQuery, specificationNamesQuery } from "../../queries/attributes.ts";
import { ErrorPanel, Loading } from "../../ui/panels.tsx";
import { frame } from "#styles/variants/administration.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { AttributesTab } from "./AttributesTab.tsx";
import { ExpectedTab } from "./ExpectedTab.tsx";
import { NamesTab } from "./NamesTab.tsx";

const TABS = [
  { value: "names", label: "Names in use" },
  { value: "catalogue", label: "Catalogue" },
  { value: "expected", label: "Expected" },
] as const;

/** What specifications are called and what they mean, across all products. */
export function SpecificationsScreen() {
  const [tab, setTab] = useState<string>("names");
  const names = useQuery(specificationNamesQuery);
  const attributes = useQuery(attributesQuery);
  const expected = useQuery(categoryAttributesQuery);
  const queries = [names, attributes, expected];
  const failed = queries.filter((query) => query.isError && query.data === undefined);
  const isLoaded = names.data && attributes.data && expected.data;
  return (
    <div className={frame()}>
      <PageHead title="Specifications" tab="products" />
      <p className="text-ink-soft max-inline-[65ch]">
        Products keep what was typed. The catalogue says what the names mean, so that values can be compared, converted
        and checked.
      </p>
      {!isLoaded && (
        <div className={panel()} aria-busy={failed.length === 0}>
          {failed.length === 0 ? (
            <Loading place="list" label="Loading specifications..." />
          ) : (
            <ErrorPanel
              title="The specifications could not be loaded"
              onRetry={() => failed.forEach((query) => void query.refetch())}
            />
          )}
        </div>
      )}
      {isLoaded && (
        <Tabs label="Specifications" tabs={TABS} value={tab} onChange={setTab}>
          <TabPanel value="names">
            <NamesTab names={names.data.names} unread={names.data.unread} attributes={attributes.data} />
          </TabPanel>
          <TabPanel value="catalogue">
            <AttributesTab attributes={attributes.data} expected={expected.data} names={names.data.names} />
          </TabPanel>
          <TabPanel value="expected">
            <ExpectedTab attributes={attributes.data} expected={expected.data} />
          </TabPanel>
        </Tabs>
      )}
    </div>
  );
}

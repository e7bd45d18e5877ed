import { TabPanel, Tabs } from "../../ui/Tabs.tsx";
import type { DashboardSearch } from "../../addresses.ts";
import { useMay } from "../../session/rights.ts";
import { EnquiryList } from "./EnquiryList.tsx";
import { PersonalData } from "./PersonalData.tsx";
import { SubscriberList } from "./SubscriberList.tsx";

const VIEWS = [
  { value: "enquiries", label: "Messages" },
  { value: "newsletter", label: "Newsletter" },
  { value: "person", label: "One person" },
];

type Props = { search: DashboardSearch; onShow: (next: DashboardSearch, replace?: boolean) => void };

/** What visitors sent: messages and newsletter addresses, or the data of one person. */
export function EnquiriesTab({ search, onShow }: Props) {
  const may = useMay();
  // What is stored of a person is handed out and deleted by administrators.
  const views = VIEWS.filter(({ value }) => value !== "person" || may("office.manage"));
  const view = views.find(({ value }) => value === search.show)?.value ?? "enquiries";
  const onPage = (page: number, replace: boolean) => onShow({ ...search, page: page > 1 ? page : undefined }, replace);
  return (
    <section aria-label="Enquiries" className="-mbs-2">
      <Tabs
        small
        label="What visitors sent"
        tabs={views}
        value={view}
        onChange={(next) => onShow(next === "newsletter" || next === "person" ? { show: next } : {})}
      >
        <TabPanel value="enquiries" className="pbs-4">
          <EnquiryList
            filter={{
              search: search.search,
              state: search.show === "unread" || search.show === "archived" ? search.show : "inbox",
              status: search.status,
              assignee: search.assignee,
            }}
            page={search.page ?? 1}
            onFilter={({ state, ...filter }) => onShow({ ...filter, show: state === "inbox" ? undefined : state })}
            onPage={onPage}
          />
        </TabPanel>
        <TabPanel value="newsletter" className="pbs-4">
          <SubscriberList
            filter={{ search: search.search, state: search.addresses ?? "all" }}
            page={search.page ?? 1}
            onFilter={({ search: text, state }) =>
              onShow({ show: "newsletter", search: text, addresses: state === "all" ? undefined : state })
            }
            onPage={onPage}
          />
        </TabPanel>
        <TabPanel value="person" className="pbs-4">
          <PersonalData email={search.search ?? ""} onLookUp={(email) => onShow({ show: "person", search: email })} />
        </TabPanel>
      </Tabs>
    </section>
  );
}

import { TabPanel, Tabs } from "#ui/Tabs.tsx";
import type { DashboardSearch } from "../../ui/dashboard-place.ts";
import { EnquiryList } from "./EnquiryList.tsx";
import { SubscriberList } from "./SubscriberList.tsx";

const VIEWS = [
  { value: "enquiries", label: "Messages" },
  { value: "newsletter", label: "Newsletter" },
];

type Props = { search: DashboardSearch; onShow: (next: DashboardSearch, replace?: boolean) => void };

/** What visitors sent: messages, and addresses for the newsletter. */
export function EnquiriesTab({ search, onShow }: Props) {
  const view = search.show === "newsletter" ? "newsletter" : "enquiries";
  return (
    <section aria-label="Enquiries" className="-mbs-2">
      <Tabs
        small
        label="What visitors sent"
        tabs={VIEWS}
        value={view}
        onChange={(next) => onShow(next === "newsletter" ? { show: "newsletter" } : {})}
      >
        <TabPanel value="enquiries" className="pbs-4">
          <EnquiryList
            filter={{
              search: search.search,
              state: search.show === "unread" || search.show === "archived" ? search.show : "inbox",
            }}
            page={search.page ?? 1}
            onFilter={({ search: text, state }) =>
              onShow({ search: text, show: state === "inbox" ? undefined : state })
            }
            onPage={(page, replace) => onShow({ ...search, page: page > 1 ? page : undefined }, replace)}
          />
        </TabPanel>
        <TabPanel value="newsletter" className="pbs-4">
          <SubscriberList />
        </TabPanel>
      </Tabs>
    </section>
  );
}

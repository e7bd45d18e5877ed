import { TabPanel, Tabs } from "#ui/Tabs.tsx";
import type { DashboardSearch } from "../../ui/dashboard-place.ts";
import { EnquiryList } from "./EnquiryList.tsx";
import { SubscriberList } from "./SubscriberList.tsx";

const VIEWS = [
  { value: "enquiries", label: "Messages" },
  { value: "newsletter", label: "Newsletter" },
];

/** What visitors sent: messages, and addresses for the newsletter. */
export function EnquiriesTab({ search, onShow }: { search: DashboardSearch; onShow: (next: DashboardSearch) => void }) {
  const view = search.show === "newsletter" ? "newsletter" : "enquiries";
  return (
    <section aria-label="Enquiries" className="inner-tabs">
      <Tabs
        small
        label="What visitors sent"
        tabs={VIEWS}
        value={view}
        onChange={(next) => onShow(next === "newsletter" ? { show: "newsletter" } : {})}
      >
        <TabPanel value="enquiries">
          <EnquiryList
            filter={{
              search: search.search,
              state: search.show === "unread" || search.show === "archived" ? search.show : "inbox",
            }}
            page={search.page ?? 1}
            onFilter={({ search: text, state }) =>
              onShow({ search: text, show: state === "inbox" ? undefined : state })
            }
            onPage={(page) => onShow({ ...search, page: page > 1 ? page : undefined })}
          />
        </TabPanel>
        <TabPanel value="newsletter">
          <SubscriberList />
        </TabPanel>
      </Tabs>
    </section>
  );
}

import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { FileCheck } from "lucide-react";
import { useState } from "react";
import { getEnquiry, type Enquiry } from "#db/enquiries/enquiries.ts";
import { requestedProducts } from "#db/enquiries/enquiry-work.ts";
import type { Submittal } from "#db/submittals/submittals.ts";
import { routes } from "#domain/addresses/routes.ts";
import type { QuoteLine } from "#domain/enquiries/quote-list.ts";
import type { KeptItem } from "#domain/submittals/review/record.ts";
import { counted } from "#domain/text/text.ts";
import { quoteList } from "#client/lists/lists-store.ts";
import { NOTHING_STORED, useStored } from "#client/lists/use-stored-list.ts";
import { frame } from "#styles/variants/administration.ts";
import { client } from "../../environment.ts";
import { settingsQuery } from "../../queries/settings.ts";
import { queryKeys } from "../../query-client.ts";
import { RecordGate } from "../../records/record-screens.tsx";
import { Card } from "../../ui/Card.tsx";
import { NewTabLink } from "../../ui/NewTabLink.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { EmptyPanel, QueryState } from "../../ui/panels.tsx";
import { toast } from "../../ui/toast.ts";
import { Maker } from "./Maker.tsx";
import { refreshSubmittals, submittalQuery } from "./submittal-queries.ts";

const route = getRouteApi("/protected/admin/submittals/new");
const NOTHING: readonly KeptItem[] = [];

/** A list of products that a package can be made of. */
type Source = { name: string; lines: readonly QuoteLine[] };

/** Makes and issues a first package, of an enquiry or of the list in this browser; or the next revision of a submittal. */
export function NewSubmittalScreen() {
  const { of, enquiry } = route.useSearch();
  if (of) return <NextRevision of={of} />;
  return enquiry ? <OfEnquiry id={enquiry} /> : <MakerScreen title="New submittal" source={null} />;
}

function NextRevision({ of }: { of: string }) {
  const query = useQuery({ ...submittalQuery(of), refetchInterval: false, refetchOnWindowFocus: false });
  return (
    <RecordGate query={query} noun="submittal" tab="submittals" inTrash={false}>
      {(submittal) => {
        const newest = submittal.revisions.at(-1)?.number ?? 0;
        const before = submittal.items.get(newest) ?? [];
        return (
          <MakerScreen
            title={`Revision ${newest + 1} of ${submittal.project} – ${submittal.number}`}
            source={{ name: `As in revision ${newest}`, lines: before }}
            submittal={submittal}
            before={before}
          />
        );
      }}
    </RecordGate>
  );
}

function OfEnquiry({ id }: { id: string }) {
  const query = useQuery({
    queryKey: queryKeys.enquirySource(id),
    queryFn: async () => {
      const enquiry = await getEnquiry(client, id);
      return enquiry && { enquiry, products: await requestedProducts(client, enquiry.lines) };
    },
  });
  return (
    <RecordGate query={query} noun="enquiry" tab="enquiries" inTrash={false}>
      {({ enquiry, products }) => (
        <MakerScreen
          title={`Submittal for ${enquiry.reference}`}
          enquiry={enquiry}
          source={{
            name: `The list of ${enquiry.reference}`,
            lines: enquiry.lines.flatMap(({ product_id, product_name, quantity, note }) => {
              const product = product_id === null ? undefined : products.get(product_id);
              return product ? [{ slug: product.slug, name: product_name, quantity, note: note ?? "" }] : [];
            }),
          }}
        />
      )}
    </RecordGate>
  );
}

type Props = {
  title: string;
  source: Source | null;
  submittal?: Submittal;
  before?: readonly KeptItem[];
  enquiry?: Enquiry;
};

function MakerScreen({ title, source, submittal, before = NOTHING, enquiry }: Props) {
  const own = useStored(quoteList.$entries, NOTHING_STORED);
  const settings = useQuery(settingsQuery);
  const navigate = useNavigate();
  const [id] = useState(() => submittal?.id ?? crypto.randomUUID());
  const [isOwn, setIsOwn] = useState(source === null);
  const sources: (Source & { own: boolean })[] = [
    ...(source ? [{ ...source, own: false }] : []),
    { name: "The quote list of this browser", lines: own, own: true },
  ];
  const lines = isOwn ? own : (source?.lines ?? []);
  const number = (submittal?.revisions.at(-1)?.number ?? -1) + 1;
  const issued = () => {
    toast.success(submittal ? `Revision ${number} issued` : "Submittal issued");
    void refreshSubmittals();
    void navigate({ to: "/admin/submittals/$id", params: { id } });
  };
  return (
    <div className={frame()}>
      <PageHead title={title} tab="submittals" />
      <Card title="Products">
        <fieldset className="grid gap-2">
          <legend className="sr-only">Which products</legend>
          {sources.map((one) => (
            <label key={one.name} className="flex cursor-pointer items-center gap-3 justify-self-start min-block-8">
              <input
                type="radio"
                name="source"
                className="size-4.5 accent-petrol"
                checked={one.own === isOwn}
                onChange={() => setIsOwn(one.own)}
              />
              {one.name} ({counted(one.lines.length, "product")})
            </label>
          ))}
        </fieldset>
        <p className="text-sm text-ink-soft max-inline-[65ch]">
          Products, quantities and notes are changed on the{" "}
          <NewTabLink href={routes.quoteList()}>quote list</NewTabLink>, requirements in the{" "}
          <NewTabLink href={routes.schedule()}>equipment schedule</NewTabLink> of this browser.
          {submittal && " What no schedule asks anew stays as in the revision before."}
        </p>
      </Card>
      <QueryState query={settings} loading="Loading the settings..." failed="The settings could not be loaded" />
      {lines.length === 0 && (
        <EmptyPanel
          icon={FileCheck}
          title="No Products"
          text="Put products on the quote list first, or choose another list."
        />
      )}
      {settings.data && lines.length > 0 && (
        <Maker
          key={String(isOwn)}
          submittal={id}
          site={settings.data}
          lines={lines}
          before={before}
          enquiry={enquiry?.id ?? null}
          facts={
            submittal
              ? {
                  ...{ project: submittal.project, number: submittal.number, revision: String(number) },
                  ...{ client: submittal.client ?? "", consultant: submittal.consultant ?? "" },
                  contractor: submittal.contractor ?? "",
                }
              : { project: enquiry?.project_name ?? "", client: enquiry?.company ?? "" }
          }
          onIssued={issued}
        />
      )}
    </div>
  );
}

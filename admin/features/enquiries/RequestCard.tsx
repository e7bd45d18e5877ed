import { writtenNumber } from "#domain/text/written-numbers.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { cva } from "class-variance-authority";
import { ClipboardCopy, FileCheck } from "lucide-react";
import type { Enquiry } from "#db/enquiries/enquiries.ts";
import { requestedProducts } from "#db/enquiries/enquiry-work.ts";
import { requestedList } from "#domain/enquiries/enquiry-work.ts";
import { routes } from "#domain/addresses/routes.ts";
import { counted } from "#domain/text/text.ts";
import { buttonClass } from "#styles/variants/administration.ts";
import { link } from "#styles/variants/basics.ts";
import { Button } from "../../ui/controls.tsx";
import { client } from "../../environment.ts";
import { queryKeys } from "../../query-client.ts";
import { Card } from "../../ui/Card.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { useMay } from "../../session/rights.ts";
import { NewTabLink } from "../../ui/NewTabLink.tsx";

const cell = cva("border-be px-3 py-2", {
  variants: {
    row: {
      head: "border-line-strong text-xs font-medium text-ink-soft",
      body: "border-line align-top wrap-anywhere",
    },
    holds: { text: "text-start", name: "text-start font-medium", number: "text-end tabular-nums" },
  },
  defaultVariants: { row: "body", holds: "text" },
});

const COPY_FAILED = "The list could not be copied. Please select it in the table.";

/** The products of a request for quotation, each with links to its editor and its public page. */
export function RequestCard({ enquiry: { id, lines } }: { enquiry: Pick<Enquiry, "id" | "lines"> }) {
  const { data: products } = useQuery({
    queryKey: queryKeys.requestedProducts(id),
    queryFn: () => requestedProducts(client, lines),
  });
  return (
    <Card
      title="Requested products"
      note={
        <span className="flex flex-wrap gap-2">
          <Link to="/admin/submittals/new" search={{ enquiry: id }} className={buttonClass({ small: true })}>
            <FileCheck aria-hidden="true" />
            Make a submittal
          </Link>
          <Button small onClick={() => void copyText(requestedList(lines), "List", COPY_FAILED)}>
            <ClipboardCopy aria-hidden="true" />
            Copy list
          </Button>
        </span>
      }
    >
      <div className="overflow-x-auto">
        <table className="border-collapse inline-full">
          <caption className="sr-only">{counted(lines.length, "product")} of this request</caption>
          <thead>
            <tr>
              <th scope="col" className={cell({ row: "head" })}>
                Product
              </th>
              <th scope="col" className={cell({ row: "head", holds: "number" })}>
                Quantity
              </th>
              <th scope="col" className={cell({ row: "head" })}>
                Note
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ position, product_id, product_name, model, quantity, note }) => {
              const product = product_id === null ? undefined : products?.get(product_id);
              return (
                <tr key={position}>
                  <th scope="row" className={cell({ holds: "name" })}>
                    {product && product_id !== null ? (
                      <>
                        <ProductLink id={product_id} name={product_name} />
                        {product.name !== product_name && (
                          <span className="block text-sm font-normal text-ink-soft">now called {product.name}</span>
                        )}
                        <span className="block text-sm font-normal">
                          <NewTabLink className="break-all" href={routes.product(product.slug)}>
                            View on the website
                          </NewTabLink>
                        </span>
                      </>
                    ) : (
                      product_name
                    )}
                    {model && <span className="block text-sm font-normal tabular-nums">Model {model}</span>}
                    {products && !product && (
                      <span className="block text-sm font-normal text-ink-soft">not in the catalogue any more</span>
                    )}
                  </th>
                  <td className={cell({ holds: "number" })}>{writtenNumber(quantity)}</td>
                  <td className={cell()}>{note}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** The name of a product of the catalogue; for who may read content it leads to its editor. */
export function ProductLink({ id, name }: { id: string; name: string }) {
  if (!useMay()("content.read")) return name;
  return (
    <Link to="/admin/products/$id" params={{ id }} className={link()}>
      {name}
    </Link>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMay } from "../../session/rights.ts";
import { brandsQuery } from "../../queries/brands.ts";
import { categoriesQuery } from "../../queries/categories.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { ErrorPanel, Loading } from "../../ui/panels.tsx";
import { DocumentDrop } from "./DocumentDrop.tsx";
import { DocumentList } from "./DocumentList.tsx";
import { documentsQuery, namedProductsQuery } from "./document-queries.ts";
import { Proposals } from "./Proposals.tsx";
import { useDropped } from "./use-dropped.ts";

/** The documents of makers: the list of them, and what is dropped to be added. */
export function ListScreen() {
  const [documents, products, brands, categories] = [
    useQuery(documentsQuery),
    useQuery(namedProductsQuery),
    useQuery(brandsQuery),
    useQuery(categoriesQuery),
  ];
  const publishes = useMay()("content.publish");
  const dropped = useDropped();
  const [stored, setStored] = useState("");
  const all = [documents, products, brands, categories];
  const failed = all.filter((query) => query.isError && query.data === undefined);
  if (failed.length > 0)
    return (
      <ErrorPanel
        title="The documents could not be loaded"
        onRetry={() => failed.forEach((query) => void query.refetch())}
      />
    );
  if (!documents.data || !products.data || !brands.data || !categories.data)
    return <Loading label="Loading documents..." />;
  const known = {
    documents: documents.data,
    products: products.data,
    brands: brands.data,
    categories: categories.data,
  };
  return (
    <div className="grid gap-4">
      <PageHead title="Documents" />
      {publishes && (
        <DocumentDrop
          dropped={dropped}
          said={stored}
          onFiles={(files) => {
            setStored("");
            void dropped.add(files, known);
          }}
        />
      )}
      {dropped.rows.fields.length > 0 ? (
        <Proposals dropped={dropped} known={known} onStored={setStored} />
      ) : (
        <DocumentList known={known} />
      )}
    </div>
  );
}

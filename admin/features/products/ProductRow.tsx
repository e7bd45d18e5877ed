import { Link } from "@tanstack/react-router";
import { Copy } from "lucide-react";
import type { ProductWithBrand } from "#db/products/products.ts";
import { excerpt } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { iconButton } from "#styles/variants/administration.ts";
import {
  Row,
  RowActions,
  RowDescription,
  RowDetail,
  RowMain,
  RowName,
  RowCheckbox,
  DeleteButton,
} from "../../ui/lists/Row.tsx";
import { useMay } from "../../session/rights.ts";
import { Thumbnail } from "../../ui/pictures/Thumbnail.tsx";
import { DraftBadge, RecordLink, EditLink } from "../../records/record-links.tsx";

type Props = { product: ProductWithBrand; selected: boolean; onSelect: (on: boolean) => void; onDelete: () => void };

export function ProductRow({ product, selected, onSelect, onDelete }: Props) {
  const publishes = useMay()("content.publish");
  return (
    <Row selected={selected}>
      {publishes && <RowCheckbox aria-label={`Select ${product.name}`} checked={selected} onSelect={onSelect} />}
      <Thumbnail src={product.images[0]?.url} shape="row" />
      <RowMain>
        <RowName name={<RecordLink kind="product" id={product.id} name={product.name} />}>
          {product.category && <span className={badge()}>{product.category}</span>}
          <DraftBadge kind="product" id={product.id} />
        </RowName>
        <div className="gap-x-2 md:flex">
          <RowDetail className="flex-none">
            <span>Model: {product.model ?? "N/A"}</span>
            {product.brand && <span className="before:mx-2 before:content-['·']">{product.brand.name}</span>}
          </RowDetail>
          <RowDescription className="md:before:me-2 md:before:content-['·']">
            {product.description ? excerpt(product.description, 140) : "No description available"}
          </RowDescription>
        </div>
      </RowMain>
      <RowActions>
        <EditLink kind="product" id={product.id} name={product.name} />
        <Link
          to="/admin/products/new"
          search={{ copy: product.id }}
          className={iconButton()}
          aria-label={`Duplicate ${product.name}`}
          title={`Duplicate ${product.name}`}
        >
          <Copy aria-hidden="true" />
        </Link>
        {publishes && <DeleteButton name={product.name} onDelete={onDelete} />}
      </RowActions>
    </Row>
  );
}

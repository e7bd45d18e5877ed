import { Link } from "@tanstack/react-router";
import { Copy, Pencil, Trash2 } from "lucide-react";
import type { ProductWithBrand } from "#db/products/products.ts";
import { excerpt } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { iconButton, buttonClass } from "#styles/variants/administration.ts";
import { IconButton } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Row, RowActions, RowDescription, RowDetail, rowLink, RowMain, RowName } from "../../ui/lists/Row.tsx";
import { Thumbnail } from "../../ui/pictures/Thumbnail.tsx";

type Props = { product: ProductWithBrand; selected: boolean; onSelect: (on: boolean) => void; onDelete: () => void };

export function ProductRow({ product, selected, onSelect, onDelete }: Props) {
  return (
    <Row selected={selected}>
      <Checkbox
        className="max-md:mbs-1"
        aria-label={`Select ${product.name}`}
        checked={selected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <Thumbnail src={product.images[0]?.url} />
      <RowMain>
        <RowName
          name={
            <Link to="/admin/products/$id" params={{ id: product.id }} className={rowLink}>
              {product.name}
            </Link>
          }
        >
          {product.category && <span className={badge()}>{product.category}</span>}
        </RowName>
        <RowDetail>
          <span>Model: {product.model ?? "N/A"}</span>
          {product.brand && <span className="before:mx-2 before:content-['·']">{product.brand.name}</span>}
        </RowDetail>
        <RowDescription>
          {product.description ? excerpt(product.description, 140) : "No description available"}
        </RowDescription>
      </RowMain>
      <RowActions>
        <Link
          to="/admin/products/$id"
          params={{ id: product.id }}
          className={buttonClass({ small: true })}
          aria-label={`Edit ${product.name}`}
        >
          <Pencil aria-hidden="true" />
          Edit
        </Link>
        <Link
          to="/admin/products/new"
          search={{ copy: product.id }}
          className={iconButton()}
          aria-label={`Duplicate ${product.name}`}
          title={`Duplicate ${product.name}`}
        >
          <Copy aria-hidden="true" />
        </Link>
        <IconButton label={`Delete ${product.name}`} tone="danger" onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </RowActions>
    </Row>
  );
}

import { Link } from "@tanstack/react-router";
import { Pencil, Trash2 } from "lucide-react";
import type { ProductWithBrand } from "#db/products.ts";
import { excerpt } from "#domain/text.ts";
import { buttonClass, IconButton } from "#ui/Button.tsx";
import { Thumbnail } from "../../ui/Thumbnail.tsx";

type Props = { product: ProductWithBrand; selected: boolean; onSelect: (on: boolean) => void; onDelete: () => void };

export function ProductRow({ product, selected, onSelect, onDelete }: Props) {
  return (
    <li className={`row ${selected ? "row-selected" : ""}`}>
      <input
        type="checkbox"
        className="checkbox"
        aria-label={`Select ${product.name}`}
        checked={selected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <Thumbnail src={product.images[0]?.url} />
      <div className="row-main">
        <p className="row-name">
          <Link to="/admin/products/$id" params={{ id: product.id }} className="row-link">
            {product.name}
          </Link>
          {product.category && <span className="badge">{product.category}</span>}
        </p>
        <p className="row-detail">
          <span>Model: {product.model ?? "N/A"}</span>
          {product.brand && <span className="row-brand">{product.brand.name}</span>}
        </p>
        <p className="row-description">
          {product.description ? excerpt(product.description, 140) : "No description available"}
        </p>
      </div>
      <div className="row-actions">
        <Link
          to="/admin/products/$id"
          params={{ id: product.id }}
          className={buttonClass({ small: true })}
          aria-label={`Edit ${product.name}`}
        >
          <Pencil aria-hidden="true" />
          <span className="row-action-word">Edit</span>
        </Link>
        <IconButton label={`Delete ${product.name}`} className="icon-danger" onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

import { Link } from "@tanstack/react-router";
import { ExternalLink, Pencil, Star, Trash2 } from "lucide-react";
import type { Brand } from "#db/products/brands.ts";
import { safeHref } from "#domain/addresses/link-address.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { link } from "#styles/variants/basics.ts";
import { buttonClass } from "#styles/variants/administration.ts";
import { IconButton } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Row, RowActions, RowDetail, rowLink, RowMain, RowName } from "../../ui/lists/Row.tsx";
import { Thumbnail } from "../../ui/pictures/Thumbnail.tsx";
import { brandDetails } from "./brand-list.ts";

type Props = { brand: Brand; selected: boolean; onSelect: (on: boolean) => void; onDelete: () => void };

export function BrandRow({ brand, selected, onSelect, onDelete }: Props) {
  const website = safeHref(brand.website);
  return (
    <Row selected={selected}>
      <Checkbox
        className="max-md:mbs-1"
        aria-label={`Select ${brand.name}`}
        checked={selected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <Thumbnail src={brand.logo} shape="logo" />
      <RowMain>
        <RowName
          name={
            <Link to="/admin/brands/$id" params={{ id: brand.id }} className={rowLink}>
              {brand.name}
            </Link>
          }
        >
          {brand.featured && (
            <span className={badge({ tone: "copper" })}>
              <Star aria-hidden="true" />
              Featured
            </span>
          )}
        </RowName>
        <RowDetail className="flex flex-wrap gap-x-3">
          {brandDetails(brand)}
          {website && (
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer"
              className={link({ class: "inline-flex items-center gap-1" })}
            >
              Visit Website
              <ExternalLink aria-hidden="true" className="size-3.25" />
              <span className="sr-only"> of {brand.name} (opens in a new tab)</span>
            </a>
          )}
        </RowDetail>
      </RowMain>
      <RowActions>
        <Link
          to="/admin/brands/$id"
          params={{ id: brand.id }}
          className={buttonClass({ small: true })}
          aria-label={`Edit ${brand.name}`}
        >
          <Pencil aria-hidden="true" />
          Edit
        </Link>
        <IconButton label={`Delete ${brand.name}`} tone="danger" onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </RowActions>
    </Row>
  );
}

import { Link } from "@tanstack/react-router";
import { ExternalLink, Pencil, Star, Trash2 } from "lucide-react";
import type { Brand } from "#db/brands.ts";
import { safeHref } from "#domain/address.ts";
import { buttonClass, IconButton } from "#ui/Button.tsx";
import { Thumbnail } from "../../ui/Thumbnail.tsx";
import { brandDetails } from "./matching-brands.ts";

type Props = { brand: Brand; selected: boolean; onSelect: (on: boolean) => void; onDelete: () => void };

export function BrandRow({ brand, selected, onSelect, onDelete }: Props) {
  const website = safeHref(brand.website);
  return (
    <li className={`row ${selected ? "row-selected" : ""}`}>
      <input
        type="checkbox"
        className="checkbox"
        aria-label={`Select ${brand.name}`}
        checked={selected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <Thumbnail src={brand.logo} className="thumbnail-logo" />
      <div className="row-main">
        <p className="row-name">
          <Link to="/admin/brands/$id" params={{ id: brand.id }} className="row-link">
            {brand.name}
          </Link>
          {brand.featured && (
            <span className="badge badge-copper">
              <Star aria-hidden="true" />
              Featured
            </span>
          )}
        </p>
        <p className="row-detail flex flex-wrap gap-x-3">
          {brandDetails(brand)}
          {website && (
            <a href={website} target="_blank" rel="noopener noreferrer" className="link inline-flex items-center gap-1">
              Visit Website
              <ExternalLink aria-hidden="true" className="icon-tiny" />
              <span className="sr-only"> of {brand.name} (opens in a new tab)</span>
            </a>
          )}
        </p>
      </div>
      <div className="row-actions">
        <Link
          to="/admin/brands/$id"
          params={{ id: brand.id }}
          className={buttonClass({ small: true })}
          aria-label={`Edit ${brand.name}`}
        >
          <Pencil aria-hidden="true" />
          <span className="row-action-word">Edit</span>
        </Link>
        <IconButton label={`Delete ${brand.name}`} className="icon-danger" onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

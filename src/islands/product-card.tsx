import type { ProductCardView } from "#views/catalogue.ts";
import { routes } from "#domain/routes.ts";
import { FavouriteButton } from "./favourite-button.tsx";
import { SafePicture } from "./safe-picture.tsx";

const TEXTS = { viewDetails: "View Details", noImage: "No Image", family: "Product family" };

/** A product in a list. `eager` is for the first row, which is seen at once. */
export function ProductCard({ product, eager = false }: { product: ProductCardView; eager?: boolean }) {
  const address = routes.product(product.slug);
  return (
    <article className="product-card">
      <a className="product-card-picture" href={address} tabIndex={-1} aria-hidden="true">
        <SafePicture
          picture={product.picture && { ...product.picture, alt: "" }}
          sizes="(min-width: 80rem) 20rem, (min-width: 40rem) 45vw, 92vw"
          eager={eager}
          transition={`picture-${product.slug}`}
          placeholder={TEXTS.noImage}
        />
      </a>
      <FavouriteButton slug={product.slug} name={product.name} />
      <div className="product-card-body">
        <p className="annotation product-card-kind">
          {product.brand && <span>{product.brand}</span>}
          {product.category && <span>{product.category}</span>}
        </p>
        <h3 className="subtitle">
          <a href={address}>{product.name}</a>
        </h3>
        {product.family && <p className="badge">{TEXTS.family}</p>}
        <p className="product-card-text">{product.text}</p>
        {product.specifications.length > 0 && (
          <dl className="product-card-figures">
            {product.specifications.map(({ name, value }, index) => (
              <div key={index}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <a
          className="button button-small product-card-more"
          href={address}
          aria-label={`${TEXTS.viewDetails}: ${product.name}`}
        >
          {TEXTS.viewDetails}
        </a>
      </div>
    </article>
  );
}

export function SkeletonCard() {
  return (
    <div className="product-card" aria-hidden="true">
      <div className="product-card-picture skeleton" />
      <div className="product-card-body">
        <div className="skeleton-line skeleton" />
        <div className="skeleton-line skeleton-title skeleton" />
        <div className="skeleton-block skeleton" />
      </div>
    </div>
  );
}

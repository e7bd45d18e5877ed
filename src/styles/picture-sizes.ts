/*
 * How wide pictures are shown, for the attribute `sizes`. The sizes for phones and upright tablets are a little too small, so
 * that they load the file of 640 pixels instead of the next larger one. They are given in rem besides vw, because browsers choose
 * pictures before they know how wide a phone is, and begin with 980 pixels.
 */
const PHONE = [
  "(max-width: 63.9rem) and (min-resolution: 2.5dppx) min(54vw, 13.3rem)",
  "(max-width: 63.9rem) and (min-resolution: 1.5dppx) min(85vw, 22.8rem)",
].join(", ");

/** The `sizes` of a picture that is about as wide as a phone; `wider` says how wide it is on wider screens. */
export const sizesFrom = (wider: string): string => `${PHONE}, ${wider}`;

/** The picture of a product on its page. */
export const GALLERY_SIZES = sizesFrom("(min-width: 90rem) 46rem, (min-width: 64rem) 51vw, 92vw");
/** The picture of a product's card: one in a row on phones, up to four on wide screens. */
export const CARD_SIZES = sizesFrom(
  "(min-width: 80rem) 20.5rem, (min-width: 64rem) 31vw, (min-width: 38rem) 46vw, 92vw",
);
/** A picture as wide as the page. */
export const WIDE_SIZES = sizesFrom("(min-width: 90rem) 82rem, 92vw");

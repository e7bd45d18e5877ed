/** Classes of the name of the product. */
export const wordmark = "font-[650] tracking-[-0.02em] text-petrol";

/** Space at both ends of a bar as wide as the screen, so that its content lines up with the column below. */
export const screenEdges = "px-[max(1rem,calc((100vw-76rem)/2))] md:px-[max(1.5rem,calc((100vw-73rem)/2))]";

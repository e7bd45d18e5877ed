/** Classes of the panel of what is missing: as high while its code and its figures are loaded as it is afterwards. */
export const missingFrame = "mbe-6 rounded-sheet border border-line bg-sheet min-block-12";

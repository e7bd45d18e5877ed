/**
 * Classes of a brand's logo. The logos in /brands/ are drawn for both colour schemes. Any other one may be made for a white
 * background and gets that in the dark scheme.
 */
export const logo = [
  "object-contain",
  "dark:not-[[src^='/brands/']]:rounded-sheet dark:not-[[src^='/brands/']]:bg-white",
  "dark:not-[[src^='/brands/']]:px-2.5 dark:not-[[src^='/brands/']]:py-1.5",
  "dark:not-[[src^='/brands/']]:brightness-82",
].join(" ");

/** Classes of a key of the keyboard, in a <kbd>. */
export const key =
  "min-inline-5.5 rounded-control border border-line-strong px-1.25 py-px text-center font-sans text-2xs leading-[1.4]";

/**
 * Classes of an entry of the wide bar: a link or the button of a menu. A copper line below marks the current page and the
 * open menu. Below 80rem there is little room: entries are closer together, so that none breaks into two lines.
 */
export const navigationItem = [
  "relative inline-flex cursor-pointer items-center gap-[0.4rem] px-1.5 text-[0.9688rem] font-[480] hover:text-petrol xl:px-3.5",
  "after:absolute after:inset-x-1.5 after:-inset-be-px after:scale-x-0 after:bg-copper after:transition-transform",
  "after:duration-160 after:ease-[ease] after:block-[3px] xl:after:inset-x-3.5",
  "aria-[current]:after:scale-x-100 data-inside:after:scale-x-100 has-[+:popover-open]:after:scale-x-100",
].join(" ");

/**
 * Skips the layout of what is off the screen. Until then its height is estimated (`contain-intrinsic-block-size`), so a jump
 * to an element below it would miss; browser/list-before-paint.ts prevents that.
 */
export const laidOutLater = "[content-visibility:auto] [.laid-out_&]:[content-visibility:visible]";

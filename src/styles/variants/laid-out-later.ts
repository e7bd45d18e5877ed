/**
 * What is outside of the screen is laid out when it comes near. Until then it takes the room that its
 * `contain-intrinsic-block-size` says, which is not enough for an address or a link that leads to a heading below it
 * (browser/list-before-paint.ts).
 */
export const laidOutLater = "[content-visibility:auto] [.laid-out_&]:[content-visibility:visible]";

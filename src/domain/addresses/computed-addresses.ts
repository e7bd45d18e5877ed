const COMPUTED = /^\/(?:admin|api|auth|newsletter|rest|storage)(?:\/|$)/;

/**
 * Whether a path of the site is answered anew each time: by the functions, by the administration or, where the backend is at the
 * address of the site, by that, with rows and files that only the signed-in person may see. No browser keeps such an answer.
 */
export const isComputed = (path: string): boolean => COMPUTED.test(path);

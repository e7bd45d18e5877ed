/** What everybody reads whose work could not be stored because there is no room for it. */
export const DISK_FULL = "The disk of the server is full. Nothing was changed: please make room there, then try again.";

/** True for the words in which Node, PostgreSQL and the image library say that a disk is full. */
export const saysDiskFull = (text: string): boolean => /ENOSPC|no space left on device/i.test(text);

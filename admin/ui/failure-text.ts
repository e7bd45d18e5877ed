import { isUnreachable } from "#db/errors.ts";

/** Whether something failed because there is no connection. */
export const isDisconnected = (error: unknown): boolean => !navigator.onLine || isUnreachable(error);

/** The message after something failed: that there is no connection if that is why, otherwise the given one. */
export const failureText = (error: unknown, message: string): string =>
  isDisconnected(error) ? "There is no connection. Please try again once it is back." : message;

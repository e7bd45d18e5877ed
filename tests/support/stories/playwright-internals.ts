type Connected = { _connection: { toImpl: (of: unknown) => unknown } };

/**
 * The internal object behind one of Playwright's public objects; it runs in the same process. Its methods are not documented:
 * callers check that they exist, so that a story fails after an update of Playwright that changes them.
 */
export const implementationOf = <Internal>(object: object): Internal =>
  (object as Connected)._connection.toImpl(object) as Internal;

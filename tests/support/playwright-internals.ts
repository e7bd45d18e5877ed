type Connected = { _connection: { toImpl: (of: unknown) => unknown } };

/**
 * The object behind one of Playwright's interface, which runs in the same process. What is used of it is not documented: its
 * user checks that it is there, so that a story fails after an update of Playwright that changes it.
 */
export const implementationOf = <Internal>(object: object): Internal =>
  (object as Connected)._connection.toImpl(object) as Internal;

/** How a driver writes a parameter, by the object id of its type. */
export type Serializers = Record<number | string, (value: unknown) => unknown>;

/** The object ids of the types json and jsonb. */
const JSON_TYPES = ["114", "3802"];

/**
 * Serialisers that turn every value into text, whatever its type, so that the database alone decides whether it fits. Those of
 * the drivers throw for values that they did not expect, or hand an object on; PGlite then fails in the middle of a message,
 * and what was written of it is sent with the messages of the next callers. Supabase Lite parses `{}` in a filter into an
 * object, and turns JSON arguments of functions into text, which must not become a JSON text again.
 */
export function textParameters(serializers: Serializers): Serializers {
  return new Proxy(serializers, {
    has: () => true,
    get: (own, type) => (value: unknown) => textOf(value, String(type), Reflect.get(own, type) as Serializers[string]),
  });
}

function textOf(value: unknown, type: string, own: Serializers[string] | undefined): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object") return String(value);
  if (JSON_TYPES.includes(type)) return JSON.stringify(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`;
  return (Array.isArray(value) ? arrayText(value, own) : null) ?? JSON.stringify(value);
}

/** The text of an array if the type is one of arrays. */
function arrayText(values: unknown[], own: Serializers[string] | undefined): string | null {
  try {
    const text = own?.(values);
    return typeof text === "string" ? text : null;
  } catch {
    return null;
  }
}

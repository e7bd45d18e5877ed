import * as z from "zod";

const columnSchema = z.object({ name: z.string(), type: z.string() });

/**
 * The tables of a backup as lines of JSON: first the schema, then each table followed by its rows, the sequences, the names of
 * the stored pictures, and last a line that marks the end. A row is a list of the values' PostgreSQL texts, which keep every
 * type exactly.
 */
const lineSchema = z.union([
  z.array(z.string().nullable()),
  z.object({ schema: z.string() }),
  z.object({ table: z.string(), columns: z.array(columnSchema) }),
  z.object({ sequence: z.string(), last: z.string() }),
  z.object({ picture: z.string() }),
  z.object({ end: z.literal(true) }),
]);
export type Line = z.infer<typeof lineSchema>;

export const writeLine = (line: Line): string => `${JSON.stringify(line)}\n`;

/** The lines in a stream of text; throws if the last one is missing. */
export async function* readLines(text: AsyncIterable<Buffer | string>): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let rest = "";
  let last: Line | undefined;
  for await (const chunk of text) {
    const lines = (rest + (typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true }))).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield (last = lineSchema.parse(JSON.parse(line)));
  }
  if (!last || !("end" in last)) throw new Error("The tables ended too early.");
}

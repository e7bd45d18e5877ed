/* zod/mini, which is smaller than zod: the router needs this schema. */
import * as z from "zod/mini";
import { DOCUMENT_KIND_NAMES } from "#domain/documents/document-kinds.ts";
import { maybe, maybeText } from "../search-values.ts";

/** The states of documents by which the list is filtered, with what the filter calls them. */
export const DOCUMENT_STATES = {
  ending: "Ended, or ending within 60 days",
  "no-owner": "Belong to nothing",
  unused: "Belong to deleted records only",
} as const;
export type DocumentState = keyof typeof DOCUMENT_STATES;
export const DOCUMENT_STATE_NAMES = Object.keys(DOCUMENT_STATES) as [DocumentState, ...DocumentState[]];

/** The filter of the list, as its address has it. */
export const documentsSearchSchema = z.object({
  kind: maybe(z.enum(DOCUMENT_KIND_NAMES)),
  brand: maybeText,
  state: maybe(z.enum(DOCUMENT_STATE_NAMES)),
});
export type DocumentsSearch = z.infer<typeof documentsSearchSchema>;

import { CONTENT_KINDS, type EditedKind, type EditedTable } from "#domain/content-kinds.ts";

/** The routes of the screens that create a record and change one, as the router knows them. */
export const newRoute = (kind: EditedKind): `/admin/${EditedTable}/new` => `/admin/${CONTENT_KINDS[kind].table}/new`;
export const editRoute = (kind: EditedKind): `/admin/${EditedTable}/$id` => `/admin/${CONTENT_KINDS[kind].table}/$id`;

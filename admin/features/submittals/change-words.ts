/** The words in which the administration tells what a revision has changed: those of the package. */
export { CHANGE_TEXTS as CHANGE_WORDS } from "#texts/en/submittals/package.ts";

/** The minified text of a script, to be inlined in a page (scripts/pipeline/code/minified-text.ts). */
declare module "*?minified" {
  const code: string;
  export default code;
}

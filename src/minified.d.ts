/** The text of a script, to stand in a page (scripts/build/minified-text.ts). */
declare module "*?minified" {
  const code: string;
  export default code;
}

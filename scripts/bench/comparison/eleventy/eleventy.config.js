export default (/** @type {any} */ eleventy) => {
  eleventy.setQuietMode(true);
  return { dir: { input: "src", output: "_site" } };
};

/**
 * Loaded into a process under test (`node --import`): after the signal SIGUSR2 it goes on to run, but Supabase Lite answers
 * every query with an error, because it reads the parameters of an address by this function.
 */
process.on("SIGUSR2", () => {
  URLSearchParams.prototype.entries = () => {
    throw new TypeError("broken for a test");
  };
});

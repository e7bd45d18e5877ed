/** Prints one line for a step: its progress, then how long it took. */
export function showStep(title: string): { progress(text: string): void; done(text?: string): void } {
  const started = performance.now();
  const live = process.stdout.isTTY;
  if (live) process.stdout.write(`${title} …`);
  else console.log(`${title} …`);
  return {
    progress(text) {
      if (live) process.stdout.write(`\r\u001b[2K${title} … ${text}`);
    },
    done(text = "") {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const line = `${title}: done in ${seconds} s${text ? ` (${text})` : ""}`;
      if (live) process.stdout.write(`\r\u001b[2K${line}\n`);
      else console.log(line);
    },
  };
}

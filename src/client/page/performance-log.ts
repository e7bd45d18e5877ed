/* Logs how the page performed, only to the visitor's own console. */

const LONG_TASK_MS = 50;

const rounded = (time: number) => `${Math.round(time)} ms`;

function observe(type: string, report: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(report)).observe({ type, buffered: true });
}

// The browser reports the navigation several times, with more details each time; one line is enough.
let hasLoaded = false;
observe("navigation", ({ duration }) => {
  if (duration === 0 || hasLoaded) return;
  hasLoaded = true;
  console.info(`Page loaded in ${rounded(duration)}`);
});
observe("paint", ({ name, startTime }) => console.info(`${name}: ${rounded(startTime)}`));
observe("largest-contentful-paint", ({ startTime }) => console.info(`largest-contentful-paint: ${rounded(startTime)}`));
observe("longtask", ({ duration }) => {
  if (duration > LONG_TASK_MS) console.info(`Long task: ${rounded(duration)}`);
});

import { plural } from "../language/plural.ts";

/** Texts of the offline page and of the notice that the site has a newer version. */
export const OFFLINE_TEXTS = {
  title: "You are offline",
  text: "This page has not been opened on this device before, so there is no copy of it. What you have visited still opens.",
  retry: "Try again",
  home: "Go to the homepage",
  visited: "Pages you have visited",
  updated: "A newer version of this site is ready.",
  reload: "Reload",
  later: "Later",
} as const;

/** Texts of the page that saves the whole catalogue on a device. */
export const OFFLINE_COPY_TEXTS = {
  title: "Save for offline",
  switchedOff: "Saving is switched off at the moment.",
  needsJavaScript: "Your browser saves the catalogue with JavaScript.",
  lead: "Keep the whole catalogue on this device: every page, the product list with its filters, the search, and the pictures if you like. It opens without a connection, in a basement as on a roof.",
  heading: "The catalogue on this device",
  pictures: "Pictures",
  choices: { none: "Without pictures", small: "Small pictures", large: "Large pictures" },
  save: "Save for offline",
  saveAgain: "Save with these pictures",
  update: "Update",
  pause: "Pause",
  resume: "Resume",
  remove: "Remove from this device",
  retry: "Try again",
  looking: "Looking at what is on this device …",
  notSaved: "Nothing has been saved yet.",
  notSupported:
    "This browser cannot save the catalogue. It needs a current version of Chrome, Edge, Firefox or Safari, a window that is not private, and an address that begins with https.",
  listFailed: "The size of the catalogue could not be loaded. Please try again when there is a connection.",
  saving: "Saving. You can go on reading, also on other pages of this site.",
  paused: "Paused. What has been saved so far is kept.",
  interrupted: "There is no connection. Saving goes on by itself as soon as there is one.",
  full: "This device has no space left. Free some, or remove the catalogue and save it with smaller pictures.",
  removed: "Removed. This device keeps nothing of the catalogue any more.",
  savedOn: (date: string) => `Saved on ${date}.`,
  amount: (pages: number, size: string) => `${plural(pages, { other: "# pages" })}, ${size}.`,
  current: "This is the newest version.",
  newer: (size: string) => `A newer version is there. Only what has changed is loaded: ${size}.`,
  free: (size: string) => `${size} are free on this device.`,
  tooMuch: (free: string) => `That is more than this device has room for: ${free} are free on this device.`,
  progress: (files: string, allFiles: string, size: string, wholeSize: string) =>
    `${files} of ${allFiles} files, ${size} of ${wholeSize}`,
  works: "What works without a connection",
  worksList: [
    "All pages of the catalogue, with specifications and the pictures that you have saved",
    "The product list with filters, sorting and table, and the search",
    "Favourites, comparison and quote list",
    "Messages and quote requests with their files: they wait on this device and are sent once when there is a connection",
  ],
  notWorks: "Documents (PDF) are not saved. Download those that you need.",
  install: "As an app",
  installText:
    "The menu of your browser can add this site to the home screen or the desktop: “Install” or “Add to Home Screen”.",
} as const;

/** Texts about messages that were written without a connection. */
export const WAITING_TEXTS = {
  title: "Your messages on this device",
  written: {
    quote: (date: string) => `Quote request, written ${date}`,
    enquiry: (date: string) => `Message, written ${date}`,
  },
  waiting: "Waiting to be sent. There is no connection; it goes by itself as soon as there is one.",
  sent: (answer: string) => `Sent. ${answer}`,
  refused: (reasons: string) => `This could not be taken: ${reasons}`,
  sendNow: "Send now",
  stillNot: "Send now: There is still no connection.",
  remove: "Delete",
  close: "Close",
  content: "What you wrote",
  files: (names: readonly string[]) => `Files, which wait with it: ${names.join(", ")}`,
  elsewhere: "A message that waited on this device has been sent.",
  elsewhereRefused: "A message that waited on this device needs your attention.",
  show: "Show",
} as const;

/** The link to the whole catalogue, wherever a list of products ends or is empty. */
export const VIEW_ALL_PRODUCTS = "View All Products";
/** What a list, or a field that finds products, says when nothing fits. */
export const NO_PRODUCTS_FOUND = "No products found";

/** After the name WhatsApp on a button, for screen readers. */
export const SHARE_ON_WHATSAPP = "to share this";

/** Texts on every page: navigation, footer, chat button. */
export const SITE_TEXTS = {
  skip: "Skip to content",
  skipToProducts: "Skip to the products",
  mainNavigation: "Main",
  home: "Home",
  corporate: "Corporate",
  products: "Products",
  viewAllProducts: VIEW_ALL_PRODUCTS,
  allProductsHint: "The whole catalogue with search and filters",
  solutions: "Solutions",
  viewAllSolutions: "View All Solutions",
  allSolutionsHint: "What each kind of building asks of its plant",
  references: "References",
  news: "News",
  certificates: "Certificates",
  team: "Team",
  contact: "Contact",
  getQuote: "Get Quote",
  openMenu: "Menu",
  closeMenu: "Close menu",
  favourites: "Favourites",
  quoteList: "Quote list",
  schedule: "Equipment schedule",
  submittal: "Submittal package",
  loadingBrands: "Loading brands...",
  noBrands: "No brands available",
  brandsFailed: "The brands could not be loaded.",
  retry: "Try again",
  chat: "Chat with us on WhatsApp",
  newsletter: "Newsletter",
  newsletterText: "New equipment, finished projects and technical notes, a few times a year.",
  newsletterEmail: "Email address",
  subscribe: "Subscribe",
  subscribed: "Thank you. Your address has arrived.",
  formFailed: "This could not be sent. Please try again, or call us.",
  services: "Services",
  quickLinks: "Quick Links",
  followUs: "Follow us",
  missionVision: "Mission and Vision",
  privacy: "Privacy",
  terms: "Terms",
  cookies: "Cookies",
  sitemap: "Sitemap",
  saveForOffline: "Save for offline",
  rights: "All rights reserved.",
  legal: "Legal",
  email: "Email",
  hours: "Hours",
  breadcrumb: "Breadcrumb",
} as const;

/** Texts of the contact form when it asks for a quotation. */
export const REQUEST_TEXTS = {
  /** What asking for a quotation is called everywhere. */
  name: "Request Quote",
  list: "Your quote list",
  change: "Change the list",
  withList: "Ask for these products",
  files: "Drawings and schedules",
} as const;

/** Texts of the page of the quote list. */
export const QUOTE_TEXTS = {
  title: "Quote list",
  emptyTitle: "Your quote list is empty",
  emptyText: "'Quote list' on a product collects it here, with the quantity you need and a note.",
  browse: VIEW_ALL_PRODUCTS,
  product: "Product",
  quantity: "Quantity",
  quantityFault: "Enter a whole number from 1 to 9,999",
  note: "Note",
  noteHint: "Conditions, voltage, tag …",
  remove: "Remove",
  undo: "Undo",
  removed: "removed from the list.",
  cleared: "The list is empty now.",
  gone: "Not in the catalogue any more. You can still ask for it.",
  unknown: "This product is not in the catalogue.",
  renamed: "is now called",
  share: "Share list",
  copied: "Link copied",
  address: "The address of this list",
  csv: "Export CSV",
  pdf: "Download PDF",
  drawing: "Making the PDF …",
  pdfFailed: "The PDF could not be made.",
  print: "Print instead",
  clear: "Clear list",
  clearTitle: "Clear the quote list?",
  clearText: "Products, quantities and notes go from this device.",
  keep: "Keep list",
  sharedTitle: "Somebody shared a quote list with you",
  sharedText: "Your own list stays as it is until you choose.",
  add: "Add to my list",
  replace: "Replace my list",
  ignore: "Not now",
  added: "The shared list was added to yours.",
  replaced: "Your list was replaced by the shared one.",
  sentTitle: "Request sent:",
  sentNext: "What happens next",
  putBack: "Put the list back",
  lastSent: "Your last request:",
  catalogueFailed: "The catalogue could not be loaded, so names may be out of date.",
} as const;

/** Texts of the search dialog. */
export const SEARCH_TEXTS = {
  open: "Search",
  title: "Search the site",
  placeholder: "Product, part number, brand …",
  /** The field of the home page. */
  inPage: "Search the catalogue",
  example: "1000 kW chiller, 19XR",
  close: "Close",
  start: "Type a name, a part number such as 19XR, a size such as 1,000 kW, or a subject such as heat recovery.",
  loading: "Searching …",
  none: "Nothing found for",
  corrected: "Results for",
  partly: "Nothing meets all of this search. These products meet the most of it, but none has",
  noneHint: "Try fewer words, another spelling, or only the beginning of a part number.",
  clear: "Clear filters",
  offline: "You are offline. Search needs a connection; pages you have visited still open.",
  error: "The search could not be loaded.",
  noPages: "Only products, categories and brands: other pages could not be searched",
  retry: "Try again",
  more: "Show more",
  showAll: "Show all",
  recent: "Recent searches",
  forget: "Remove from recent searches:",
  forgetAll: "Clear recent searches",
  all: "All",
  filters: "Filters",
  kind: "Kind",
  brand: "Brand",
  category: "Category",
  allBrands: "All brands",
  allCategories: "All categories",
  browse: "Search in the product list",
  kinds: {
    Product: "Products",
    Category: "Categories",
    Brand: "Brands",
    Solution: "Solutions",
    Reference: "References",
    Service: "Services",
    News: "News",
    Page: "Pages",
  },
  keys: { move: "move", open: "open", close: "close" },
} as const;

/** Texts of the comparison: its button, and the tray at the bottom of every page. */
export const COMPARE_TEXTS = {
  compare: "Compare",
  title: "Comparison",
  /** The label of the tray. */
  tray: "Products to compare",
  of: "of",
  show: "Show products",
  remove: "Remove",
  clear: "Clear",
  full: "Four products are compared at most. Remove one to add another.",
  added: "Added to the comparison",
  removed: "Removed from the comparison",
} as const;

/** The names of the buttons that put a product on one of the visitor's lists. */
export const LIST_BUTTON_LABELS = {
  favourite: "Favourite",
  compare: COMPARE_TEXTS.compare,
  quote: QUOTE_TEXTS.title,
} as const;

/** Texts about products that are not offered. */
export const AVAILABILITY_TEXTS = {
  label: "Availability",
  discontinued: { title: "Discontinued.", text: "It is no longer made, and shown for existing plants." },
  survey: {
    title: "For surveys and replacement studies only.",
    text: "It is not offered for new work.",
  },
  successor: "Its successor:",
  nearest: "The nearest current product:",
  differences: "What differs",
  before: "This product",
  after: "Today",
  compare: "Compare both in full",
  asking: "A request for a quote is answered with a current product. Say what it has to replace.",
  inList: "Not offered for new work: a current product will be quoted in its place.",
} as const;

/** Says which pictures of a product, by their numbers from 1, show a kind of machine: several products share them. */
export function picturesOfKind(numbers: readonly number[], all: number): string {
  const text = "the kind of machine, not to scale; dimensions come from the maker.";
  if (numbers.length < all)
    return numbers.length === 1 ? `Picture ${numbers[0]} shows ${text}` : `Pictures ${numbers.join(", ")} show ${text}`;
  return all === 1 ? `The picture shows ${text}` : `The pictures show ${text}`;
}

/** What a mouse that points at one of them reads, where a button shows its symbol alone. */
export const LIST_BUTTON_TITLES = {
  favourite: "Add to favourites",
  compare: "Add to the comparison",
  quote: "Add to the quote list",
} as const;

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
  savedOn: "Saved on",
  current: "This is the newest version.",
  newer: "A newer version is there. Only what has changed is loaded:",
  free: "are free on this device",
  tooMuch: "That is more than this device has room for:",
  of: "of",
  files: "files",
  pages: "pages",
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
  quote: "Quote request",
  enquiry: "Message",
  written: "written",
  waiting: "Waiting to be sent. There is no connection; it goes by itself as soon as there is one.",
  sent: "Sent.",
  refused: "This could not be taken:",
  sendNow: "Send now",
  stillNot: "There is still no connection.",
  remove: "Delete",
  close: "Close",
  content: "What you wrote",
  files: "Files, which wait with it:",
  elsewhere: "A message that waited on this device has been sent.",
  elsewhereRefused: "A message that waited on this device needs your attention.",
  show: "Show",
} as const;

/** The text for an address that asks for something which the catalogue does not have. */
export const UNKNOWN_TEXT = "It may have been renamed, or it is no longer offered.";

/** Texts of the home page. */
export const HOME_TEXTS = {
  discover: "Discover Our Services",
  viewProducts: "View Products",
  /** Where the company has said nothing of itself. */
  lead: "All products with their figures, pictures and datasheets.",
  catalogue: "Product categories",
  plantRoom: "The plant room at −5.60, as drawn",
  learnMore: "Learn More About Us",
  brands: "Our Partner Brands",
  brandsLead: "Manufacturers whose machines we know from selection to service.",
  browseAll: "Browse All Products",
  brandProducts: "View Products",
  featured: "Featured",
  available: "available",
  visitWebsite: "Website",
  services: "Services from the first sketch to the night shift",
  servicesLead: "Six trades under one contract, with one engineer who answers for the interfaces.",
  /** The key of the drawing beside the services: the colour of each line and its meaning. */
  buildingKey: [
    ["petrol", "Chilled water, plant room to every floor"],
    ["copper", "Condenser water, chiller to cooling tower"],
    ["ink", "Treated air, roof unit to every room"],
  ],
  serviceLearnMore: "Learn More",
  consultation: "Talk to an engineer about your project",
  consultationText: "Send a drawing, a schedule or just the floor area. You get an answer that you can calculate with.",
  consultationButton: "Request a Consultation",
  profile: "Download Company Profile",
  call: "Call us",
  mail: "Write to us",
} as const;

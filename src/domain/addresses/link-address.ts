/** An http(s) address that the database accepts: no spaces, quotes, backslashes or angle brackets. */
export const WEB_ADDRESS = /^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s"'<>\\]+$/;
const SITE_ADDRESS = /^\/[^/\s"'<>\\][^\s"'<>\\]*$/;
/** An address within this site, or one on the web. */
export const MENU_ADDRESS = /^(?:\/(?:[^/\s"'<>\\][^\s"'<>\\]*)?|[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s"'<>\\]+)$/;
export const ADDRESS_MAX_LENGTH = 2000;
const EMBEDDED_PICTURE = /^data:image\/(png|jpeg|webp|avif);base64,[A-Za-z0-9+/=]+$/;

/** True for an absolute http or https address. */
export function isWebAddress(value: string): boolean {
  return value.length <= ADDRESS_MAX_LENGTH && WEB_ADDRESS.test(value) && URL.canParse(value);
}

const PRIVATE_IPV4 =
  /^(?:0|10|127)\.|^(?:192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const PRIVATE_NAME = /\.(?:localhost|local|internal|lan|home|arpa)$/;
export const OWN_PICTURE =
  /^https?:\/\/[^/?#@]+\/storage\/v1\/object\/public\/media(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;

/**
 * True for an address that a visitor's browser would look for in a private network or on its own machine. Addresses with a name
 * or password before an @ hide their host, and IPv6 literals are not distinguished: both count as private.
 */
function isPrivateAddress(value: string): boolean {
  const url = new URL(value);
  const host = url.hostname.replace(/\.$/, "");
  if (url.username || url.password || host.startsWith("[") || !host.includes(".")) return true;
  return PRIVATE_IPV4.test(host) || PRIVATE_NAME.test(host);
}

/** A public http(s) address, or a picture of the project's own bucket, which on one machine has a private address. */
function isPublicPicture(value: string): boolean {
  return isWebAddress(value) && (!isPrivateAddress(value) || OWN_PICTURE.test(value));
}

/** True for a picture of the site itself: uploaded to its bucket, or one of its own. No visitor asks another server for it. */
export function isOwnPicture(value: string): boolean {
  return value.length <= ADDRESS_MAX_LENGTH && (OWN_PICTURE.test(value) || /^\/pictures\/[\w.-]+$/.test(value));
}

function isSiteAddress(value: string): boolean {
  return value.length <= ADDRESS_MAX_LENGTH && SITE_ADDRESS.test(value);
}

/** True for an address that a picture's src may have: public http(s), site-relative, or an embedded PNG, JPEG, WebP or AVIF. */
export function isPictureAddress(value: string): boolean {
  return isPublicPicture(value) || isSiteAddress(value) || EMBEDDED_PICTURE.test(value);
}

/**
 * Every address from the database must pass through here before it becomes an href: http(s), mailto, tel and site-relative
 * addresses pass; anything else (javascript:, data:, //host) gives undefined, so that the link is left out.
 */
export function safeHref(value: string | null | undefined): string | undefined {
  const address = value?.trim() ?? "";
  if (isWebAddress(address) || isSiteAddress(address) || address === "/") return address;
  const isMailOrPhone = /^mailto:[^\s<>"']+$/i.test(address) || /^tel:\+?[0-9-]+$/i.test(address);
  return isMailOrPhone && URL.canParse(address) ? address : undefined;
}

/** '+20 2 5550 0100' → 'tel:+20255500100' */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+0-9]/g, "")}`;
}

/** A link that opens a WhatsApp chat with a phone number, with the greeting filled in. */
export function whatsappHref(phone: string, greeting: string): string {
  return `https://wa.me/${phone.replace(/[^0-9]/g, "")}?text=${encodeURIComponent(greeting)}`;
}

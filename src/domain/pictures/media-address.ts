/** The bucket of the uploaded pictures, which everybody may read. */
export const MEDIA_BUCKET = "media";
const PUBLIC_FOLDER = `/storage/v1/object/public/${MEDIA_BUCKET}/`;

/**
 * The path of a picture inside the bucket, or null for an address that uploadPicture did not make. Addresses with any port of
 * this machine count too: the port may have changed, and the content may have moved to a hosted project.
 */
export function mediaPath(projectUrl: string, address: string): string | null {
  const { origin, pathname, search, hash } = URL.parse(address) ?? {};
  if (!origin || !pathname?.startsWith(PUBLIC_FOLDER) || search || hash) return null;
  if (origin !== new URL(projectUrl).origin && !/^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(origin))
    return null;
  const path = pathname.slice(PUBLIC_FOLDER.length);
  return /^[\w][\w./-]*$/.test(path) && !path.includes("..") ? path : null;
}

/** The present public address of a stored picture; any other address is returned unchanged. */
export function currentAddress(projectUrl: string, address: string): string {
  const path = mediaPath(projectUrl, address);
  return path === null ? address : `${new URL(projectUrl).origin}${PUBLIC_FOLDER}${path}`;
}

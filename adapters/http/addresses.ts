/**
 * The address of a picture of the server, which sends it complete or as a path from its root. `base` is that of the
 * API: on the app's own origin a path stays a path. Anything but https and paths is null and is never loaded.
 */
export const pictureAddress = (base: string, address: string): string | null => {
  if (address.startsWith('https://')) return address
  if (!/^\/(?!\/)/.test(address)) return null
  return /^https?:\/\//.test(base) ? new URL(address, base).href : address
}

/** The target of a tap: a route of the app or an https address; null for anything else. */
export const tapTarget = (link: string): string | null => (/^(\/(?![/\\])|https:\/\/)/.test(link) ? link : null)

/**
 * The address of a picture of the server's, which it gives whole or from its root. `base` is the API's: on the app's
 * own origin a path stays a path. Anything but https and paths is null: nothing else is ever loaded.
 */
export const pictureAddress = (base: string, address: string): string | null => {
  if (address.startsWith('https://')) return address
  if (!/^\/(?!\/)/.test(address)) return null
  return /^https?:\/\//.test(base) ? new URL(address, base).href : address
}

/** Where a tap leads: a route of the app or an https address; null for anything else. */
export const tapTarget = (link: string): string | null => (/^(\/(?![/\\])|https:\/\/)/.test(link) ? link : null)

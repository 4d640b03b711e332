const REGISTER = '#/login/register?code='

/**
 * The address that opens the registration with a code: the server's, else made of the app's own address. Null where
 * neither could be opened by a friend, as inside a native shell. `own` is the address of the page.
 */
export const invitationLink = (link: string | null, code: string, own: string): string | null => {
  if (link !== null && /^https?:\/\//.test(link)) return link
  const address = new URL(own)
  if (!/^https?:$/.test(address.protocol)) return null
  // A native shell serves the app from a host without a port, which is not reachable from outside of the device.
  if (address.hostname === 'localhost' && address.port === '') return null
  return `${address.origin}${address.pathname}${REGISTER}${encodeURIComponent(code)}`
}

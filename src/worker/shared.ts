/** The code of an invitation: what the registration accepts as one. */
const CODE = /register\?(?:[^\s#]*&)?code=([\w-]+)/

/**
 * The address of the app for what another app shared with it: the registration with the code of the invitation link in
 * the shared texts, or the first screen. Only the code is taken over, never an address.
 */
export const sharedAddress = (shared: URLSearchParams): string => {
  const texts = ['url', 'text', 'title'].map((name) => shared.get(name) ?? '')
  const code = texts.map((text) => CODE.exec(text)?.[1]).find((found) => found !== undefined)
  return code === undefined ? './' : `./#/login/register?code=${code}`
}

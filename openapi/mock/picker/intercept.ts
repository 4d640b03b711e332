/** Where the calls of the contract begin in an address. */
const API = '/api/vue'

/** The path of a call; undefined of any other address. */
export const pathOf = (address: string): string | undefined => {
  const { pathname } = new URL(address, 'http://page.invalid')
  const at = pathname.indexOf(`${API}/`)
  return at < 0 ? undefined : pathname.slice(at + API.length)
}

type Send = typeof fetch

const addressOf = (input: Parameters<Send>[0]): string => (input instanceof Request ? input.url : String(input))

/**
 * A `fetch` that sends what was chosen for a call as `Prefer`.
 *
 * @param preferOf hears each call, and gives the choice
 */
export const preferringFetch =
  (send: Send, preferOf: (path: string) => string | undefined): Send =>
  (input, init) => {
    const path = pathOf(addressOf(input))
    const prefer = path === undefined ? undefined : preferOf(path)
    if (prefer === undefined) return send(input, init)
    const request = new Request(input, init)
    request.headers.set('prefer', prefer)
    return send(request)
  }

/** The same for uploads, which use XMLHttpRequest for their progress. */
export const preferInUploads = (
  { prototype }: { readonly prototype: XMLHttpRequest },
  preferOf: (path: string) => string | undefined,
): void => {
  const open: XMLHttpRequest['open'] = Reflect.get(prototype, 'open')
  Object.defineProperty(prototype, 'open', {
    configurable: true,
    value(this: XMLHttpRequest, method: string, address: string | URL, isAsync = true) {
      open.call(this, method, address, isAsync)
      const path = pathOf(String(address))
      const prefer = path === undefined ? undefined : preferOf(path)
      if (prefer !== undefined) this.setRequestHeader('prefer', prefer)
    },
  })
}

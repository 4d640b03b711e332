import { ServerResponse } from 'node:http'

const HEADER = 'sl-violations'

/** JSON text with everything beyond ASCII escaped; parsing returns the same value. */
export const asciiJson = (text: string): string =>
  text.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Prism puts our Chinese texts into its `sl-violations` header and crashes, because a header is ASCII. This makes
 * that one header ASCII for the whole process; Prism offers no hook for it.
 */
export const allowViolations = (): void => {
  const setHeader = Reflect.get(ServerResponse.prototype, 'setHeader')
  ServerResponse.prototype.setHeader = function (name, value) {
    const escaped = name.toLowerCase() === HEADER && typeof value === 'string' ? asciiJson(value) : value
    setHeader.call(this, name, escaped)
    return this
  }
}

import Bowser from 'bowser'
import { isIPv6 } from 'node:net'
import { plainAddress } from '../../platform/http/clientAddress.ts'

/** What a customer is told of the device of a session. Names are those of their makers; empty where unknown. */
export interface Device {
  readonly browser: string
  readonly system: string
  /** The rough form of the address. */
  readonly place: string
}

/** The device of a session that no client opened, such as one that testers made. */
export const NO_DEVICE: Device = { browser: '', system: '', place: '' }

/**
 * The network of an address, roughly: three parts of an IPv4 address, 48 bits of an IPv6 one; empty for a text that is
 * no address. Source: RULES.md, security.
 */
export const placeOf = (address: string): string => {
  const plain = plainAddress(address)
  if (plain === undefined) return ''
  if (!isIPv6(plain)) return `${plain.split('.').slice(0, 3).join('.')}.x`
  const [before = ''] = plain.split('::')
  const groups = before.split(':').filter((group) => group !== '')
  return `${[...groups, '0', '0', '0'].slice(0, 3).join(':')}::/48`
}

const shortened = (name: string | undefined): string => (name ?? '').slice(0, 40)

/** Reads the device from how the client names itself. */
export const deviceOf = ({ address, userAgent }: { readonly address: string; readonly userAgent?: string }): Device => {
  const place = placeOf(address)
  if (!userAgent) return { browser: '', system: '', place }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: shortened(browser.name), system: shortened(os.name), place }
}

import { BlockList, isIP, isIPv6 } from 'node:net'
import { plainAddress } from './clientAddress.ts'

/**
 * Whether the server at an address is trusted to report its client's address. `hop` is 0 for the connecting address.
 */
export type TrustProxy = (address: string, hop: number) => boolean

/**
 * Parses a setting: the number of proxies in front of the broker, or their addresses and CIDR ranges, separated by
 * commas. Undefined where none is trusted; `'invalid'` for a text that is neither.
 */
export const parseTrustProxy = (text: string): TrustProxy | undefined | 'invalid' => {
  if (text === '' || text === '0') return undefined
  if (/^\d{1,2}$/.test(text)) return (_, hop) => hop < Number.parseInt(text, 10)
  const proxies = new BlockList()
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', prefix, ...more] = entry.split('/')
    const bits = isIPv6(address) ? 128 : 32
    const length = prefix === undefined ? bits : Number(/^\d{1,3}$/.test(prefix) ? prefix : Number.NaN)
    if (isIP(address) === 0 || address.includes('%') || more.length > 0 || !(length <= bits)) return 'invalid'
    proxies.addSubnet(address, length, isIPv6(address) ? 'ipv6' : 'ipv4')
  }
  return (address) => {
    const plain = plainAddress(address)
    return plain !== undefined && proxies.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}

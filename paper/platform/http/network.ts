import { isIPv6 } from 'node:net'
import { plainAddress } from './clientAddress.ts'

/**
 * The network that shares a limit of tries or connections: an IPv4 address, or the first 56 bits of an IPv6 address,
 * because one household or rented server can use very many IPv6 addresses. Returns a text that is no address unchanged.
 * Source: RULES.md, security.
 */
export const networkOf = (address: string): string => {
  const plain = plainAddress(address)
  if (plain === undefined || !isIPv6(plain)) return plain ?? address
  const [before = [], after = []] = plain.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const [a, b, c, d = '0'] = [...before, ...zeros, ...after]
  return `${a}:${b}:${c}:${(Number.parseInt(d, 16) & 0xff00).toString(16)}::/56`
}

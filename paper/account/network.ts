import { isIPv6 } from 'node:net'
import { networkOf as network64Of, plainAddress } from '../http/clientAddress.ts'

/**
 * Whose tries are counted together. One IPv6 household or rented server has more addresses than anybody could count:
 * the first 56 bits stand for all of them. Source: RULES.md, security.
 */
export const networkOf = (address: string): string => {
  const plain = plainAddress(address)
  if (plain === undefined || !isIPv6(plain)) return plain ?? address
  const [a, b, c, d = ''] = network64Of(plain).split(':')
  return `${a}:${b}:${c}:${(Number.parseInt(d, 16) & 0xff00).toString(16)}::/56`
}

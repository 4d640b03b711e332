import { isIPv6 } from 'node:net'

/** Groups of 16 bits of an IPv6 address, which may end in the form of IPv4. */
const groupsOf = (part: string): ReadonlyArray<string> => (part === '' ? [] : part.split(':'))

/**
 * Whose tries are counted together. One IPv6 household or rented server has more addresses than anybody could count:
 * the first 56 bits stand for all of them. Source: RULES.md, security.
 */
export const networkOf = (address: string): string => {
  const [plain = ''] = address.toLowerCase().split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? address
  const [head = '', tail] = plain.split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const omitted = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: Math.max(0, omitted) }, () => '0'), ...last]
  const [a, b, c, d] = groups.map((group) => Number.parseInt(group, 16))
  return `${[a, b, c, (d ?? 0) & 0xff00].map((group) => (group ?? 0).toString(16)).join(':')}::/56`
}

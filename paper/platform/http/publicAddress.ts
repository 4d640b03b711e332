import { lookup } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { plainAddress } from './clientAddress.ts'

/** IPv4 networks that are not on the public internet. Source: IANA, special-purpose address registry. */
const SPECIAL_IPV4 = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  SPECIAL_IPV4.addSubnet(network, prefix, 'ipv4')

/** What is public of IPv6, and networks within it that are not, or that lead to IPv4 addresses. Source: the same. */
const PUBLIC_IPV6 = new BlockList()
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6')
const SPECIAL_IPV6 = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL_IPV6.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is one of the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const plain = plainAddress(address)
  if (plain === undefined) return false
  if (isIPv6(plain)) return PUBLIC_IPV6.check(plain, 'ipv6') && !SPECIAL_IPV6.check(plain, 'ipv6')
  return !SPECIAL_IPV4.check(plain, 'ipv4')
}

const DOMAIN = /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/
const LOCAL = /\.(?:local|localhost|internal|lan|home|corp|intranet|arpa)$/

/**
 * Whether an address that a customer names may be called: https on its usual port, of a host that can be a public one.
 * What its name leads to is checked when it is called (`publicLookup`).
 */
export const isPublicUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { hostname, password, port, protocol, username } = new URL(text)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  const host = hostname.replaceAll(/^\[|\]$/g, '')
  return isIP(host) === 0 ? DOMAIN.test(host) && !LOCAL.test(host) : isPublicAddress(host)
}

/** A name leads to an address that is not public. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic'
}

/** Finds the addresses of a name for a connection; fails with `NotPublic` where one of them is not public. */
export const publicLookup: LookupFunction = (host, options, tell) => {
  lookup(host, { ...options, all: true }, (failure, addresses) => {
    const [first] = addresses ?? []
    if (failure) tell(failure, '')
    else if (first === undefined || addresses.some(({ address }) => !isPublicAddress(address)))
      tell(new NotPublic(`${host} is not a public host`), '')
    else if (options.all === true) tell(null, addresses)
    else tell(null, first.address, first.family)
  })
}

import type { FastifyRequest } from 'fastify'
import { BlockList, isIP, isIPv6, SocketAddress } from 'node:net'

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d+\.\d+\.\d+\.\d+):\d{1,5})$/
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/

const read = (text: string): string | undefined => {
  const [, inBrackets, beforePort] = WITH_PORT.exec(text) ?? []
  const [address = ''] = (inBrackets ?? beforePort ?? text).split('%')
  if (isIP(address) === 0) return undefined
  if (!isIPv6(address)) return address
  const { address: short } = new SocketAddress({ address, family: 'ipv6' })
  return MAPPED.exec(short)?.[1] ?? short
}

/** The addresses that were read last: each call asks for that of its client several times. */
const known = new Map<string, string | undefined>()
const MOST = 1_000

/**
 * An IP address in canonical form: without the port that some proxies add and without a zone, an IPv4 address as IPv4.
 * Undefined for a text that is no address.
 */
export const plainAddress = (text: string): string | undefined => {
  if (!known.has(text)) {
    if (known.size === MOST) known.clear()
    known.set(text, read(text))
  }
  return known.get(text)
}

/**
 * The IP address of the client. What trusted proxies wrote into `X-Forwarded-For` is read from the right, from the
 * nearest proxy to the client, as far as there are trusted proxies and valid addresses. An entry written by the client
 * itself is never used.
 */
export const clientAddress = (request: FastifyRequest): string => {
  let found = ''
  for (const text of request.ips ?? [request.ip]) {
    const address = plainAddress(text ?? '')
    if (address === undefined) break
    found = address
  }
  return found
}

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

import type { FastifyRequest } from 'fastify'
import { isIP, isIPv6, SocketAddress } from 'node:net'

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d+\.\d+\.\d+\.\d+):\d{1,5})$/
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/

/**
 * An IP address in canonical form: without the port that some proxies add and without a zone, an IPv4 address as IPv4.
 * Undefined for a text that is no address.
 */
export const plainAddress = (text: string): string | undefined => {
  const [, inBrackets, beforePort] = WITH_PORT.exec(text) ?? []
  const [address = ''] = (inBrackets ?? beforePort ?? text).split('%')
  if (isIP(address) === 0) return undefined
  if (!isIPv6(address)) return address
  const { address: short } = new SocketAddress({ address, family: 'ipv6' })
  return MAPPED.exec(short)?.[1] ?? short
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

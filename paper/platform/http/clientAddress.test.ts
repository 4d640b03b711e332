import fastify from 'fastify'
import { expect, it } from 'vitest'
import { clientAddress, parseTrustProxy, plainAddress } from './clientAddress.ts'

/** The client address for a setting, the connecting address, and its `X-Forwarded-For`. */
const taken = async (setting: string, remoteAddress: string, forwarded: string): Promise<string> => {
  const trustProxy = parseTrustProxy(setting)
  if (trustProxy === 'invalid') throw new Error(`invalid: ${setting}`)
  const app = fastify({ trustProxy: trustProxy ?? false })
  app.get('/', (request) => Promise.resolve(clientAddress(request)))
  const { body } = await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } })
  return body
}

it.each([
  ['no proxy is trusted', '', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  [
    'one proxy: the address that it saw, not the one that the client wrote before it',
    '1',
    '10.0.0.1',
    '1.1.1.1, 198.51.100.1',
    '198.51.100.1',
  ],
  ['two proxies', '2', '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['a proxy by its range', '10.0.0.0/8', '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['an address that is no proxy', '10.0.0.0/8', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a proxy on this machine over IPv6', '127.0.0.1,::1', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a text that is no address', '2', '10.0.0.1', '<b>you won</b>, 10.0.0.2', '10.0.0.2'],
  ['nothing but text', '1', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['a port', '1', '10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
  ['IPv6 with port and zone, in capitals', '1', '10.0.0.1', '[2001:DB8:0::1%eth0]:443', '2001:db8::1'],
  ['IPv4 written as IPv6', '1', '10.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
])('determines a client’s address with %s', async (_, setting, peer, forwarded, wanted) => {
  expect(await taken(setting, peer, forwarded)).toBe(wanted)
})

it.each([
  'yes',
  'true',
  '-1',
  '100',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  '::1/129',
  'fe80::1%eth0',
  '1.2.3.4,,',
  'loopback',
])('rejects %s as a setting', (text) => {
  expect(parseTrustProxy(text)).toBe('invalid')
})

it('treats an empty text as no address', () => {
  expect(plainAddress('')).toBeUndefined()
})

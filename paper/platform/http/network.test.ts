import { expect, it } from 'vitest'
import { networkOf } from './network.ts'

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:23ff::1', '2001:db8:1:2300::/56'],
  ['2001:0DB8:0001:2301:aaaa:bbbb:cccc:dddd', '2001:db8:1:2300::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['unknown', 'unknown'],
  ['', ''],
])('counts %s for %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

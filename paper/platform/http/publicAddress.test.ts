import { expect, it } from 'vitest'
import { isPublicAddress, isPublicUrl, NotPublic, publicLookup } from './publicAddress.ts'

it.each([
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['172.16.0.1', false],
  ['10.1.2.3', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2606:4700::1111', true],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fd12:3456::1', false],
  ['2001:db8::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:0:7f00:1::', false],
  ['no address', false],
])('%s: public %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

it.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://8.8.8.8/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user:password@fcm.googleapis.com/x', false],
  ['https://localhost/x', false],
  ['https://localhost./x', false],
  ['https://router/x', false],
  ['https://printer.local/x', false],
  ['https://db.internal/x', false],
  ['https://127.0.0.1/x', false],
  ['https://2130706433/x', false],
  ['https://0x7f.1/x', false],
  ['https://[::1]/x', false],
  ['https://[::ffff:10.0.0.1]/x', false],
  ['https://[2606:4700::1111]/x', true],
  ['file:///etc/passwd', false],
  ['nothing', false],
])('%s: public %s', (url, isPublic) => {
  expect(isPublicUrl(url)).toBe(isPublic)
})

it.each([true, false])('a name that leads to this machine is not looked up (all: %s)', async (all) => {
  const failure = await new Promise((resolve) => publicLookup('localhost', { all }, resolve))
  expect(failure).toBeInstanceOf(NotPublic)
})

it('a name that leads nowhere fails as it does elsewhere', async () => {
  const failure = await new Promise((resolve) => publicLookup('nowhere.invalid', {}, resolve))
  expect(failure).not.toBeInstanceOf(NotPublic)
  expect(failure).toBeInstanceOf(Error)
})

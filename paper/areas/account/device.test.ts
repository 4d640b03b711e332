import { describe, expect, it } from 'vitest'
import { deviceOf, placeOf } from './device.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const COMPUTER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:129.0) Gecko/20100101 Firefox/129.0'

describe('the device of a client', () => {
  it.each([
    [PHONE, 'Chrome', 'Android'],
    [IPHONE, 'Safari', 'iOS'],
    [COMPUTER, 'Firefox', 'Windows'],
    ['', '', ''],
    ['node', '', ''],
    ['<script>alert(1)</script>', '', ''],
  ])('%s', (userAgent, browser, system) => {
    expect(deviceOf({ address: '', userAgent })).toEqual({ browser, system, place: '' })
  })
})

describe('the rough form of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:5:1ff::7', '2001:db8:5::/48'],
    ['2001:db8::7', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['', ''],
    ['nobody', ''],
  ])('%s', (address, place) => {
    expect(placeOf(address)).toBe(place)
  })
})

import { describe, expect, it } from 'vitest'
import { serviceLink } from './service.model.ts'
import {
  DEFAULT_PLACE,
  lowestFree,
  NAMED_PLACES,
  nearestPlace,
  nudged,
  placeFrom,
  placeText,
  snapped,
} from './servicePlace.ts'

const room = { width: 400, top: 100, height: 500 }
const settings = (customerService: string | null) => ({
  title: null,
  logo: null,
  customerService,
  simulation: true,
  entries: new Map(),
})

describe('where the customer-service button rests', () => {
  it.each([
    [{ x: 10, y: 350 }, false, { edge: 'start', height: 0.5 }],
    [{ x: 390, y: 350 }, false, { edge: 'end', height: 0.5 }],
    [{ x: 10, y: 350 }, true, { edge: 'end', height: 0.5 }],
    [{ x: 390, y: 110 }, true, { edge: 'start', height: 0.02 }],
    [{ x: 390, y: 99 }, false, { edge: 'end', height: 0 }],
    [{ x: 10, y: -50 }, true, { edge: 'end', height: 0 }],
    [{ x: 390, y: 9000 }, false, { edge: 'end', height: 1 }],
  ])('released at %j (right to left: %s) it snaps to %j', (at, rtl, place) => {
    expect(snapped(at, room, rtl)).toEqual(place)
  })

  it.each([
    ['ArrowUp', false, { edge: 'end', height: 0.9 }],
    ['ArrowDown', false, { edge: 'end', height: 1 }],
    ['ArrowLeft', false, { edge: 'start', height: 1 }],
    ['ArrowRight', false, { edge: 'end', height: 1 }],
    ['ArrowLeft', true, { edge: 'end', height: 1 }],
    ['ArrowRight', true, { edge: 'start', height: 1 }],
    ['Enter', false, null],
  ] as const)('the key %s (right to left: %s) moves it from the bottom to %j', (key, rtl, place) => {
    expect(nudged({ edge: 'end', height: 1 }, key, rtl)).toEqual(place)
  })

  it.each([
    ['at the bottom of an empty screen', [], 452],
    ['above what stands at the bottom', [[440, 600]], 392],
    [
      'in no gap that is too low',
      [
        [100, 300],
        [340, 360],
        [400, 600],
      ],
      null,
    ],
    ['below what ends above', [[0, 452]], 452],
    [
      'in a gap between two that overlap others',
      [
        [100, 200],
        [150, 350],
        [398, 600],
      ],
      350,
    ],
    ['nowhere where a gap is a pixel too low', [[0, 453]], null],
    ['nowhere where all is taken', [[0, 900]], null],
  ] as const)('until it is moved it floats %s', (_, taken, top) => {
    const stretches = taken.map(([from, to]) => ({ top: from, bottom: to }))
    expect(lowestFree(stretches, { top: 100, bottom: 500 }, 48)).toBe(top)
  })

  it.each([
    [0.1, 0],
    [0.4, 0.5],
    [0.9, 1],
  ])('at %f of the height it is nearest to the place at %f, which has a name', (height, named) => {
    const found = nearestPlace({ edge: 'start', height })
    expect(found).toEqual({ edge: 'start', height: named })
    expect(NAMED_PLACES).toContainEqual(found)
  })

  it('is stored as text and read back', () => {
    expect(placeFrom(placeText({ edge: 'start', height: 0.25 }))).toEqual({ edge: 'start', height: 0.25 })
    expect(placeFrom(placeText('free'))).toBe('free')
  })

  it.each([null, '', 'header', 'start', 'middle 0.5', 'start 7', 'start NaN', 'end -1'])(
    '%s is not a place',
    (stored) => {
      expect(placeFrom(stored)).toEqual(DEFAULT_PLACE)
    },
  )
})

describe('the customer-service link', () => {
  it('carries the user id as client id', () => {
    expect(serviceLink(settings('https://chat.example.test/?channel=app'), '482')).toBe(
      'https://chat.example.test/?channel=app&clientId=482',
    )
  })

  it.each([null, '', 'http://chat.example.test', 'javascript:alert(1)', 'chat.example.test', '//chat.example.test'])(
    '%s gives no link',
    (address) => expect(serviceLink(settings(address), '482')).toBeNull(),
  )
})

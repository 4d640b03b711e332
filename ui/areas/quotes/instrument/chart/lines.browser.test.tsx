import { expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { decimal } from '../../../../../domain/money/decimal.ts'
import type { Protection } from '../../../../../domain/orders/protection.ts'
import type { ProtectionRecord } from '../../../../../ports/Positions.protection.ts'
import { drawnText, expectDrawn } from '../../../../charts/testing/drawnChart.ts'
import { expectNoBarriers } from '../../../../testing/barriers.ts'
import { NOW } from '../../../../testing/now.ts'
import { placed, position } from '../../../orders/ticket/testing/sample.ts'
import { openInstrument } from '../../testing/instrumentPage.tsx'

const guarded = (terms: Protection, stopNow: ProtectionRecord['stopNow'] = null): ProtectionRecord => ({
  state: 'active',
  terms,
  trailPrice: null,
  stopNow,
  side: null,
  triggerPrice: null,
  triggeredAt: null,
  updatedAt: NOW,
})

/** Drags a handle down by some pixels, up where they are negative. */
const drag = (handle: Locator, pixels: number) =>
  userEvent.dragAndDrop(handle, handle, {
    sourcePosition: { x: 22, y: 22 },
    targetPosition: { x: 22, y: 22 + pixels },
    force: true,
  })

/** A figure with its isolates, as it stands within a text. */
const figure = (text: string) => `[\\u2066-\\u2069]*${text}[\\u2066-\\u2069]*`

/** The prices of the addresses to which drags led. */
const ledTo = (went: readonly string[], name: string) =>
  went.map((address) => [address.split('?')[0], Number(new URLSearchParams(address.split('?')[1]).get(name))])

it.each(['es', 'ar'] as const)(
  'a drag of a stop leads to the form of its position with that price (%s)',
  async (language) => {
    const protection = guarded({ stop: decimal('1.50') })
    const { range, went, words } = await openInstrument({ language, held: [position({ protection })] })
    await range('5min')
    const stop = words.charts.stop({ price: figure('1,500') })
    await expectDrawn(new RegExp(stop))
    const handle = page.getByRole('button', { name: new RegExp(stop) })
    await drag(handle, -25)
    await expect.poll(went).toEqual([expect.stringMatching(/^\/position\/info\?id=7003&stop=1\.\d+$/)])
    const [[, price] = []] = ledTo(went(), 'stop')
    expect(price).toBeGreaterThan(1.5)
    await expectNoBarriers()
  },
)

it.each(['es', 'ar'] as const)(
  'a drag of a take-profit leads to its form, and a trailing stop has no handle (%s)',
  async (language) => {
    const terms = { takeProfit: decimal('1.60'), trail: { distance: decimal('2'), unit: 'percent' } } as const
    const protection = guarded(terms, decimal('1.50'))
    const { range, went, words } = await openInstrument({ language, held: [position({ protection })] })
    await range('5min')
    const { charts } = words
    await expectDrawn(new RegExp(charts.trail({ price: figure('1,500') })))
    const profit = charts.profit({ price: figure('1,600') })
    await expectDrawn(new RegExp(profit))
    const handle = page.getByRole('button', { name: new RegExp(profit) })
    await expect.element(handle).toBeVisible()
    // It is the only one that has.
    const handles = page.getByRole('button', { name: new RegExp(charts.changeLine({ line: '.*' })) })
    expect(handles.elements()).toEqual([handle.element()])
    await drag(handle, 12)
    await expect.poll(went).toEqual([expect.stringMatching(/^\/position\/info\?id=7003&profit=1\.\d+$/)])
    const [[, price] = []] = ledTo(went(), 'profit')
    expect(price).toBeLessThan(1.6)
  },
)

it.each(['es', 'ar'] as const)('the line of a waiting order leads to the form of its change (%s)', async (language) => {
  const { range, went, words } = await openInstrument({ language, pending: [placed('pending')] })
  await range('5min')
  const name = new RegExp(words.charts.buy({ quantity: figure('100'), price: figure('1,540') }))
  await expectDrawn(name)
  const handle = page.getByRole('button', { name })
  await expect.element(handle).toBeVisible()
  await expectNoBarriers()
  const { width, height } = handle.element().getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
  await drag(handle, -12)
  const address = /^\/position\/index\?tab=pending&change=5012&price=1\.\d+$/
  await expect.poll(went).toEqual([expect.stringMatching(address)])
  const [[, price] = []] = ledTo(went(), 'price')
  expect(price).toBeGreaterThan(1.54)
  // The keyboard's way: the handle leads there with the order's own price.
  handle.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => ledTo(went(), 'price')[1]).toEqual(['/position/index', 1.54])
  expect(drawnText()).toMatch(name)
})

import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decimal } from '../../../../../domain/money/decimal.ts'
import { RESOLUTIONS } from '../../../../../domain/quotes/candles.ts'
import { columnsOf, drawnText, expectDrawn, slider, timeAxis } from '../../../../charts/testing/drawnChart.ts'
import { chartTimes } from '../../../../charts/times.ts'
import { expectNoBarriers } from '../../../../testing/barriers.ts'
import { ZONE } from '../../../markets/testing/listing.ts'
import { placed, position } from '../../../orders/ticket/testing/sample.ts'
import { oldestCandle, openInstrument } from '../../testing/instrumentPage.tsx'

/** The beginning of each legend's lines. */
const MAIN = { MA: ' MA20: ', EMA: ' EMA20: ', BOLL: ' MID: ' } as const
const SUB = { MACD: ' DIF: ', KDJ: ' K: ', RSI: ' RSI1: ' } as const

const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click()
const readout = () => document.querySelector('figure dl')
/** The day of the figures. */
const day = () => readout()?.previousElementSibling?.textContent

it('draws every range, each as a different chart', async () => {
  const { range, words } = await openInstrument()
  const { charts } = words
  await expect.element(slider).toHaveAccessibleName(new RegExp(`${charts.ranges['time-share']()}$`))
  await expectDrawn(`${charts.average()}: `)
  // An hour of the day's three and a half.
  await expect.poll(() => columnsOf('amber', 'price')).toBeGreaterThan(0.2)
  const summaries = new Set<string>()
  for (const name of RESOLUTIONS) {
    await range(name)
    await expectDrawn(/MA20: \d/)
    expect(drawnText()).not.toContain(`${charts.average()}: `)
    expect(Number(slider.element().getAttribute('aria-valuemax'))).toBeGreaterThan(10)
    summaries.add(document.querySelector('figcaption')?.textContent ?? '')
  }
  expect(summaries.size).toBe(RESOLUTIONS.length)
})

it('draws the chosen indicator, over and below the price, also after a reload', async () => {
  const { range, reopen, words } = await openInstrument()
  const { charts } = words
  const volume = `${charts.volume()}: `
  await range('day')
  await expectDrawn(volume)
  await expectDrawn(MAIN.MA)
  for (const [name, legend] of Object.entries(MAIN).toReversed()) {
    await choose(name)
    await expectDrawn(new RegExp(`${legend}\\d`))
    for (const other of Object.values(MAIN)) if (other !== legend) expect(drawnText()).not.toContain(other)
    await expectDrawn(volume)
    // The first line of an indicator has the accent's colour, which no other part of the candles has.
    await expect.poll(() => columnsOf('accent', 'price')).toBeGreaterThan(0.5)
  }
  for (const [name, legend] of Object.entries(SUB)) {
    await choose(name)
    await expectDrawn(new RegExp(`${legend}−?\\d`))
    for (const other of [volume, ...Object.values(SUB)]) if (other !== legend) expect(drawnText()).not.toContain(other)
    await expectDrawn(MAIN.MA)
    await expect.poll(() => columnsOf('accent', 'below')).toBeGreaterThan(0.5)
  }
  await choose('VOL')
  await expectDrawn(volume)

  await choose('BOLL')
  await choose('RSI')
  await range('week')
  await reopen()
  await expect.element(slider).toHaveAccessibleName(new RegExp(`, ${charts.ranges.week()}$`))
  for (const name of ['BOLL', 'RSI', charts.ranges.week()])
    await expect.element(page.getByRole('radio', { name, exact: true })).toBeChecked()
  await expectDrawn(new RegExp(`${MAIN.BOLL}\\d`))
  await expectDrawn(new RegExp(`${SUB.RSI}\\d`))
})

it.each(['us', 'ar'] as const)(
  'buttons and keys move and zoom the chart, to its oldest candle (%s)',
  async (language) => {
    const { asked, range, words } = await openInstrument({ language })
    const { charts } = words
    await range('day')
    await expect.poll(timeAxis).not.toBe('')
    const ways = page.getByRole('group', { name: charts.move() }).getByRole('button')
    // Time runs to the right in every language.
    const [earlier, zoomOut, zoomIn, later] = [ways.nth(0), ways.nth(1), ways.nth(2), ways.nth(3)]
    for (const [way, name] of [
      [earlier, charts.earlier()],
      [zoomOut, charts.zoomOut()],
      [zoomIn, charts.zoomIn()],
      [later, charts.later()],
    ] as const)
      await expect.element(way).toHaveAccessibleName(name)
    const left = (button: typeof earlier) => button.element().getBoundingClientRect().x
    expect(left(earlier)).toBeLessThan(left(later))
    await expectNoBarriers()
    for (const way of [earlier, zoomIn, later, zoomOut]) {
      const before = timeAxis()
      await way.click()
      await expect.poll(timeAxis).not.toBe(before)
    }
    expect(asked.filter(({ before }) => before !== undefined)).toEqual([])
    slider.element().focus()
    // To the oldest loaded candle, which loads older ones, and on to the oldest of all.
    await userEvent.keyboard('{Home}')
    await expect.poll(() => asked.some(({ before }) => before !== undefined)).toBe(true)
    const { full } = chartTimes(language === 'us' ? 'en-GB' : 'ar', ZONE, 'day')
    await expect
      .poll(async () => {
        await userEvent.keyboard('{Home}')
        return day()
      })
      .toBe(full(oldestCandle('day')))
    await userEvent.keyboard('{Escape}')
    await expect.poll(readout).toBeNull()
  },
)

it.each(['us', 'ar'] as const)(
  'shows the position and orders, also outside the visible prices (%s)',
  async (language) => {
    const far = placed('pending', { price: decimal('1.10') })
    const { range, words } = await openInstrument({ language, held: [position()], pending: [far] })
    await range('5min')
    const beginning = (text: string) => text.slice(0, text.indexOf('§')).trim()
    await expectDrawn(beginning(words.charts.cost({ price: '§' })))
    // The order is far below: its label is at the edge and points down.
    await expectDrawn(new RegExp(`↓ .*${beginning(words.charts.buy({ quantity: '§', price: '' }))}.*1,100`))
  },
)

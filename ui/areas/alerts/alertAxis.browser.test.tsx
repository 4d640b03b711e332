import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AlertTerms } from '../../../domain/alerts/alert.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import type { PriceAlert } from '../../../ports/Alerts.ts'
import { drawnTexts, expectDrawn, slider } from '../../charts/testing/drawnChart.ts'
import { expectNoBarriers } from '../../testing/barriers.ts'
import { LISTING, ZONE } from '../markets/testing/listing.ts'
import { openInstrument } from '../quotes/testing/instrumentPage.tsx'

/** The texts that are drawn more often than before: those at the line under the finger. */
const addedTo = (plain: readonly string[]): string[] => {
  const rest = [...plain]
  return drawnTexts().filter((text) => {
    const nth = rest.indexOf(text)
    if (nth >= 0) rest.splice(nth, 1)
    return nth < 0
  })
}

it.each(['es', 'ar'] as const)('a long press on the price axis fills the form of an alert (%s)', async (language) => {
  const set: AlertTerms[] = []
  const alertOf = (terms: AlertTerms): PriceAlert => ({
    ...LISTING,
    ...terms,
    id: 'a',
    decimals: 3,
    zone: ZONE,
    setAt: 1,
    metAt: null,
    metPrice: null,
  })
  const { range, words } = await openInstrument({
    language,
    ports: {
      alerts: {
        list: () => Effect.sync(() => set.map(alertOf)),
        add: (_, terms) =>
          Effect.sync(() => {
            set.push(terms)
            return alertOf(terms)
          }),
      },
    },
  })
  const { alerts } = words
  await range('day')
  await expectDrawn(/MA20: \d/)
  const price = '[\\u2066-\\u2069]*1,540\\sMYR[\\u2066-\\u2069]*'
  const axis = page.getByRole('button', { name: new RegExp(`^${alerts.atPrice({ price })}$`) })
  await expect.element(axis).toBeInTheDocument()
  const box = axis.element().getBoundingClientRect()
  // It is where the prices are, at the right in every language.
  expect(box.right).toBeCloseTo(slider.element().getBoundingClientRect().right, 0)
  expect(box.width).toBeGreaterThan(24)

  const sheet = page.getByRole('dialog')
  const field = sheet.getByLabelText(alerts.price(), { exact: true }).last()
  const plain = drawnTexts()
  const finger = (type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel', down: number) =>
    axis.element().dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: 'touch',
        clientX: box.x + box.width / 2,
        clientY: axis.element().getBoundingClientRect().y + down,
      }),
    )
  // A tap opens nothing, nor does a finger that scrolls: the browser takes it for the page.
  finger('pointerdown', 60)
  finger('pointerup', 60)
  finger('pointerdown', 100)
  finger('pointermove', 80)
  finger('pointercancel', 60)
  await expect.element(sheet).not.toBeInTheDocument()
  expect(addedTo(plain)).toEqual([])

  finger('pointerdown', 60)
  await expect.poll(() => addedTo(plain)).toEqual([expect.stringMatching(/^\d+,\d{3}$/)])
  const [held] = addedTo(plain)
  // The page does not move under a finger that moves the line.
  const touch = new TouchEvent('touchmove', { bubbles: true, cancelable: true })
  axis.element().dispatchEvent(touch)
  expect(touch.defaultPrevented).toBe(true)
  finger('pointermove', 90)
  await expect.poll(() => addedTo(plain)[0]).not.toBe(held)
  const [chosen = ''] = addedTo(plain)
  finger('pointerup', 90)
  /** A price as the form writes it: with or without the zeros at its end. */
  const typed = (text: string) => new RegExp(`^${text.replace(/,?0+$/, '')}(,?0*)?$`)
  await expect.element(field).toHaveValue(expect.stringMatching(typed(chosen)))
  await expectNoBarriers()
  await sheet.getByRole('button', { name: alerts.set(), exact: true }).click()
  await expect.element(sheet.getByRole('listitem')).toHaveTextContent(chosen)
  expect(set.map(({ value }) => formatDecimal(value).replace('.', ','))).toEqual([expect.stringMatching(typed(chosen))])
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()

  // The keyboard has no place on the axis: the form begins with the last price.
  axis.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue(expect.stringMatching(typed('1,540')))
})

it('a server without price alerts is offered none', async () => {
  const settings = {
    title: null,
    logo: null,
    customerService: null,
    simulation: true,
    entries: new Map<string, string>(),
  }
  const { words } = await openInstrument({ ports: { serverConfig: { settings: () => Effect.succeed(settings) } } })
  await expect.element(page.getByText(words.quotes.rules(), { exact: true })).toBeVisible()
  await expectDrawn(/\d/)
  expect(page.getByText(words.quotes.priceAlerts()).elements()).toEqual([])
  expect(page.getByRole('button', { name: words.alerts.set() }).elements()).toEqual([])
})

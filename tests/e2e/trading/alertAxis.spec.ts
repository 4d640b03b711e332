import { drawnChart, standStill } from '../support/drawnChart.ts'
import { fingersOn } from '../support/fingers.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

const CODE = '96115'

for (const language of ['es', 'ar'] as const)
  test(`a long press on the price axis fills the form of an alert (${language})`, async ({
    open,
    page: browser,
    steer,
  }) => {
    await standStill(steer, browser)
    await steer.post('/market/price', { code: CODE, price: '8.00' })
    await steer.post('/clock', { advanceMilliseconds: 2_000 })
    const { alerts, charts } = await wordsOf(language, 'alerts', 'charts')
    const page = await open(`/quotes/info?code=${CODE}`, { language })
    await page.getByRole('radio', { name: charts.ranges.day, exact: true }).click()
    const { frame, expectText } = drawnChart(page)
    await expectText(/MA20: \d/)
    // The last price is about 8.00: the market has moved since the price was set, and stands now.
    const price = '[\u2066-\u2069]*(\\d+,\\d{3})\\sMYR[\u2066-\u2069]*'
    const named = new RegExp(`^${alerts.atPrice.replace(/\{.*?\}/, price)}$`)
    const axis = page.getByRole('button', { name: named })
    await frame.scrollIntoViewIfNeeded()
    const box = (await axis.boundingBox())!
    const chart = (await frame.boundingBox())!
    // It is where the prices are, at the right in every language.
    expect(box.x + box.width).toBeCloseTo(chart.x + chart.width, 0)
    expect(box.width).toBeGreaterThan(24)

    const sheet = page.getByRole('dialog')
    const field = sheet.getByLabel(alerts.price, { exact: true }).last()
    /** The price at the line under the finger: what is drawn more often than before. */
    const written = () =>
      frame.evaluate((element) =>
        (globalThis as unknown as { writtenIn: (frame: Element) => string[] }).writtenIn(element),
      )
    const plain = await written()
    const atLine = async () => {
      const rest = [...plain]
      return (await written()).filter((text) => {
        const nth = rest.indexOf(text)
        if (nth >= 0) rest.splice(nth, 1)
        return nth < 0
      })
    }

    // A tap opens nothing, nor does a finger that scrolls.
    const { down, drag, move, tap, up } = await fingersOn(page)
    const middle = box.x + box.width / 2
    await tap([middle, box.y + 60])
    await drag([middle, box.y + 100], [middle, box.y + 60])
    await expect(sheet).toHaveCount(0)

    const top = (await axis.boundingBox())!.y
    await down([middle, top + 60])
    await expect.poll(atLine).toEqual([expect.stringMatching(/^\d+,\d{3}$/)])
    const [held] = await atLine()
    await move(50, [middle, top + 90])
    await expect.poll(async () => (await atLine())[0]).not.toBe(held)
    const chosen = (await atLine())[0]!
    expect((await axis.boundingBox())!.y).toBe(top)
    await up()
    /** A price as the form writes it: with or without the zeros at its end. */
    const typed = (text: string) => new RegExp(`^${text.replace(/,?0+$/, '')}(,?0*)?$`)
    await expect(field).toHaveValue(typed(chosen))
    await expectAccessible(page)
    await sheet.getByRole('button', { name: alerts.set, exact: true }).click()
    await expect(sheet.getByRole('listitem')).toHaveCount(1)
    await expect(sheet.getByRole('listitem')).toContainText(chosen)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)

    // The keyboard has no place on the axis: the form begins with the last price.
    const [, last = ''] = named.exec((await axis.getAttribute('aria-label')) ?? '') ?? []
    expect(last).toMatch(/^[78],\d{3}$/)
    await axis.press('Enter')
    await expect(field).toHaveValue(typed(last))
  })

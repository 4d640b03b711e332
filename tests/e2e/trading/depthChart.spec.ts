import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

for (const language of ['es', 'ar'] as const)
  test(`the depth of the book is drawn and read beside it (${language})`, async ({ open, steer }) => {
    await steer.post('/market/open', { calendar: 'MY' })
    await steer.post('/clock', { rate: 0 })
    const { charts } = await wordsOf(language, 'charts')
    const page = await open('/quotes/info?code=96115', { language })
    const button = page.getByRole('button', { name: charts.depth, exact: true })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')

    const figures = async (name: string, column: number) =>
      (
        await page
          .getByRole('table', { name, exact: true })
          .locator(`tbody tr > :nth-child(${column})`)
          .allTextContents()
      )
        .map((text) => Number(text.replaceAll('.', '').replace(',', '.')))
        .filter((n) => !Number.isNaN(n))
    for (const [side, column] of [
      [charts.bid, 1],
      [charts.ask, 5],
    ] as const) {
      const name = `${charts.depth}: ${side}`
      await expect(page.getByRole('table', { name, exact: true })).toHaveCount(1)
      let total = 0
      const added = (await figures(charts.book, column)).map((quantity) => (total += quantity))
      expect(added.length).toBeGreaterThan(1)
      expect(await figures(name, 2)).toEqual(added)
    }

    // Bids are at the left in every language, in the colour of a rise.
    const places = await page.locator('figure svg path').evaluateAll((paths) =>
      paths.map((path) => {
        const { left, right } = path.getBoundingClientRect()
        return { middle: (left + right) / 2, colour: getComputedStyle(path).stroke }
      }),
    )
    const token = (name: string) =>
      page.evaluate((wanted) => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.color = `var(--${wanted})`
        const { color } = getComputedStyle(probe)
        probe.remove()
        return color
      }, name)
    expect(places.map(({ colour }) => colour)).toEqual([await token('up'), await token('down')])
    expect(places[0]!.middle).toBeLessThan(places[1]!.middle)
    await expectAccessible(page)
    await expectNoOverflow(page)
    await button.press('Enter')
    await expect(page.getByRole('table', { name: new RegExp(`^${charts.depth}`) })).toHaveCount(0)
  })

import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectDrawn } from '../../../../charts/testing/drawnChart.ts'
import { expectNoBarriers } from '../../../../testing/barriers.ts'
import { openInstrument } from '../../testing/instrumentPage.tsx'

const OTHER = { code: 'MY0202', name: 'Serimba Plantations', chineseName: '', market: 'MY', currency: 'MYR' } as const

it.each(['es', 'ar'] as const)(
  'another instrument is compared, also at the next visit, until the customer ends it (%s)',
  async (language) => {
    const { asked, range, reopen, words } = await openInstrument({
      language,
      ports: {
        quotes: {
          batch: () => Effect.never,
          search: () => Effect.succeed({ list: [{ ...OTHER, watched: false }], next: null }),
        },
      },
    })
    const { charts, charttools, quotes } = words
    const askedOther = () => asked.filter(({ code }) => code === OTHER.code).length
    const openSheet = async () => {
      await page.getByRole('button', { name: charts.tools(), exact: true }).click()
      await page.getByRole('button', { name: charttools.compare(), exact: true }).click()
    }
    await range('day')
    await expectDrawn(/MA20: \d/)
    await openSheet()
    const sheet = page.getByRole('dialog', { name: charttools.compareWith(), exact: true })
    await sheet.getByLabelText(quotes.searchLabel()).fill(OTHER.code)
    const hit = sheet.getByRole('list', { name: quotes.hits() }).getByRole('button').first()
    await expect.element(hit).toBeVisible()
    await expectNoBarriers()
    hit.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(sheet).not.toBeInTheDocument()

    // The changes of both since the left edge of the chart, which a move to another edge changes.
    const legend = () => page.getByText(charttools.sinceEdge()).query()?.parentElement?.textContent ?? ''
    await expect.poll(legend).toMatch(/[+−]?\d+,\d\d\s%.*[+−]?\d+,\d\d\s%/)
    const atFirst = legend()
    await page.getByRole('button', { name: charts.earlier(), exact: true }).click()
    await expect.poll(legend).not.toBe(atFirst)
    await expect.poll(legend).toMatch(/\d,\d\d\s%.*\d,\d\d\s%/)
    await expectNoBarriers()
    expect(askedOther()).toBe(1)

    await reopen()
    await expect.poll(legend).toMatch(/\d,\d\d\s%.*\d,\d\d\s%/)
    await range('month')
    await expect.poll(askedOther).toBe(3)
    await expect.poll(legend).toMatch(/\d,\d\d\s%.*\d,\d\d\s%/)

    await openSheet()
    await sheet.getByRole('button', { name: charttools.stopComparing({ name: OTHER.name }) }).click()
    await expect.poll(legend).toBe('')
    await reopen()
    await expectDrawn(/MA20: \d/)
    expect([legend(), askedOther()]).toEqual(['', 3])
  },
)

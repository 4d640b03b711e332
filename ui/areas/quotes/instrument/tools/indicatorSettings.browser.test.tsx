import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PARAMETERS } from '../../../../charts/indicatorSettings.ts'
import { drawnText, expectDrawn } from '../../../../charts/testing/drawnChart.ts'
import type { TranslationFunctions } from '../../../../i18n/i18n-types.ts'
import { expectNoBarriers } from '../../../../testing/barriers.ts'
import { openInstrument } from '../../testing/instrumentPage.tsx'

const sheet = page.getByRole('dialog')
const openSettings = async ({ charts, charttools }: TranslationFunctions) => {
  for (const name of [charts.tools(), charttools.indicatorSettings()]) {
    const button = page.getByRole('button', { name, exact: true })
    await expect.element(button).toBeVisible()
    button.element().focus()
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(sheet).toBeVisible()
}

it.each(['es', 'ar'] as const)('an indicator’s settings are changed, kept and set back (%s)', async (language) => {
  const { range, reopen, words } = await openInstrument({ language })
  const { charttools } = words
  await range('day')
  await expectDrawn(/MA20: \d/)
  await openSettings(words)
  const average = sheet.getByRole('group', { name: 'MA', exact: true })
  const third = average.getByLabelText(`${charttools.params.period()} 3`)
  await third.fill('0')
  await expect.element(average.getByText(charttools.wholeNumber({ least: '1', most: '250' }))).toBeVisible()
  // Its neighbours are as tall as before.
  const inputs = [...average.element().querySelectorAll('input')]
  expect(new Set(inputs.map(({ clientHeight }) => clientHeight)).size).toBe(1)
  await third.fill('33')
  await expectNoBarriers()
  // Escape leaves no field: what was typed counts all the same.
  await userEvent.keyboard('{Escape}')
  await expectDrawn(/MA33: \d/)
  await reopen()
  await expectDrawn(/MA33: \d/)
  for (const [name, legend] of [
    ['SAR', ' SAR: '],
    ['ATR', ' ATR: '],
    ['OBV', ' OBV: '],
    ['WR', ' WR1: '],
  ] as const) {
    await page.getByRole('radio', { name, exact: true }).click()
    await expectDrawn(new RegExp(`${legend}[\\u2066-\\u2068]?−?\\d`))
  }
  await page.getByRole('radio', { name: 'MA', exact: true }).click()
  await openSettings(words)
  await average.getByRole('button', { name: charttools.standard() }).click()
  await userEvent.keyboard('{Escape}')
  await expectDrawn(/MA20: \d/)
  expect(drawnText()).not.toContain('MA33')
})

it('every indicator has its settings, which are kept on the device', async () => {
  const { reopen, words } = await openInstrument()
  const fieldsOf = (name: string) => sheet.getByRole('group', { name, exact: true }).getByRole('textbox')
  await openSettings(words)
  for (const [name, parameters] of Object.entries(PARAMETERS)) {
    expect(fieldsOf(name).elements()).toHaveLength(parameters.length)
    for (const [nth, { standard }] of parameters.entries()) {
      await expect.element(fieldsOf(name).nth(nth)).toHaveValue(String(standard))
      await fieldsOf(name)
        .nth(nth)
        .fill(String(standard + 1))
      await userEvent.tab()
    }
  }
  await userEvent.keyboard('{Escape}')
  await reopen()
  await openSettings(words)
  for (const [name, parameters] of Object.entries(PARAMETERS))
    for (const [nth, { standard }] of parameters.entries())
      await expect.element(fieldsOf(name).nth(nth)).toHaveValue(String(standard + 1))
})

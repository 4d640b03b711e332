import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectDrawn, slider } from '../../../../charts/testing/drawnChart.ts'
import { DRAWING_KINDS } from '../../../../charts/tools/drawings.ts'
import { expectNoBarriers } from '../../../../testing/barriers.ts'
import { openInstrument } from '../../testing/instrumentPage.tsx'

afterEach(async () => {
  await page.viewport(390, 844)
})

it.each([
  ['es', 844, 390],
  ['ar', 844, 390],
  ['es', 390, 844],
] as const)('the chart covers the screen without the browser’s help (%s, %i)', async (language, width, height) => {
  await page.viewport(width, height)
  // The browser's own full screen is of the whole window, which is not the test's.
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false)
  const { range, words } = await openInstrument({ language })
  const { charts, charttools } = words
  const named = (name: string) => page.getByRole('button', { name, exact: true })
  await range('day')
  await expectDrawn(/MA20: \d/)
  const button = named(charts.fullScreen())
  const full = page.getByRole('dialog', { name: charts.fullScreen(), exact: true })
  const frame = slider.element()

  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(full).toBeVisible()
  await expect.element(full).toHaveFocus()
  const box = full.element().getBoundingClientRect()
  expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, width, height])
  await expect.poll(() => frame.getBoundingClientRect().height).toBeGreaterThan(height / 2)
  // It is the same chart.
  expect(slider.element()).toBe(frame)
  await expectDrawn(/MA20: \d/)
  await expectNoBarriers()

  // The tools are in reach of a thumb; a sheet of theirs lies above, and Escape closes only that.
  await named(charts.tools()).click()
  await named(charttools.kinds.trend()).click()
  for (const kind of DRAWING_KINDS)
    await expect.element(named(charttools.kinds[kind]())).toBeInViewport({ ratio: 0.99 })
  const cancel = named(charttools.cancel())
  cancel.element().scrollIntoView({ block: 'nearest' })
  await expect.element(cancel).toBeInViewport({ ratio: 0.99 })
  await cancel.click()
  await named(charttools.list()).click()
  const sheet = page.getByRole('dialog', { name: charttools.list(), exact: true })
  await expect.element(sheet.getByText(charttools.none())).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(full).toBeVisible()
  await named(charts.tools()).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(full).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()

  await button.click()
  await named(charts.leaveFullScreen()).click()
  await expect.element(full).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  expect(slider.element()).toBe(frame)
  expect(document.querySelectorAll('[inert]')).toHaveLength(0)
})

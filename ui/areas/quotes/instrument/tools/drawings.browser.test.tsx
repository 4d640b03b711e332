import { afterEach, describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { drawnText, expectDrawn, slider } from '../../../../charts/testing/drawnChart.ts'
import { DRAWING_KINDS, type DrawingKind, POINTS } from '../../../../charts/tools/drawings.ts'
import { expectNoBarriers } from '../../../../testing/barriers.ts'
import { openInstrument } from '../../testing/instrumentPage.tsx'

afterEach(() => {
  document.documentElement.style.fontSize = ''
})

const tool = (name: string) => page.getByRole('button', { name, exact: true })
const sheet = page.getByRole('dialog')
const placing = () => document.querySelector('[data-placing]')
const tap = (x: number, y: number) => userEvent.click(placing()!, { position: { x, y } })
const top = (one: Locator) => one.element().getBoundingClientRect().y
const left = (one: Locator) => one.element().getBoundingClientRect().x

/** A text is in the window as a whole, and nothing lies over it. */
const expectReadable = async (text: Locator) => {
  await expect.element(text).toBeInViewport({ ratio: 0.99 })
  const element = text.element()
  const { left: start, top: above, width, height } = element.getBoundingClientRect()
  const isOnTop = [0.1, 0.5, 0.9].every(
    (part) => document.elementFromPoint(start + width / 2, above + height * part) === element,
  )
  expect(isOnTop).toBe(true)
}

const openTools = async (language: 'es' | 'ar') => {
  const opened = await openInstrument({ language })
  await opened.range('day')
  await expectDrawn(/MA20: \d/)
  await tool(opened.words.charts.tools()).click()
  return opened
}

describe.each(['es', 'ar'] as const)('drawings on a chart (%s)', (language) => {
  it('are drawn by a pointer, with a hint that is readable, until the keyboard cancels', async () => {
    const { words } = await openTools(language)
    const { charttools } = words
    const { kinds } = charttools
    await tool(kinds.measure()).click()
    await expect.poll(placing).not.toBeNull()
    await userEvent.dragAndDrop(placing()!, placing()!, {
      sourcePosition: { x: 100, y: 150 },
      targetPosition: { x: 220, y: 90 },
    })
    const bars = charttools.bars({ count: '' }).trim()
    await expectDrawn(new RegExp(`\\(.\\d.*%\\) · .*${bars}`))

    await tool(kinds.fibonacci()).click()
    await tap(60, 40)
    const hint = page.getByText(charttools.place({ nth: '2', all: '2' }))
    await expectReadable(hint)
    // Also where the customer has set twice the size of text.
    document.documentElement.style.fontSize = '200%'
    await expectReadable(hint)
    document.documentElement.style.fontSize = ''
    await tap(290, 70)
    await expectDrawn(/61,8\s%/)
    await expectNoBarriers()

    // The keyboard cancels, and goes on with the tool.
    tool(kinds.trend()).element().focus()
    await userEvent.keyboard('{Enter}')
    tool(charttools.cancel()).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(tool(kinds.trend())).toHaveFocus()
    await expect.poll(placing).toBeNull()
  })

  it('are moved, kept on the device, deleted and brought back', async () => {
    const { range, reopen, words } = await openTools(language)
    const { charts, charttools } = words
    const { kinds } = charttools
    await tool(kinds.horizontal()).click()
    await tap(200, 160)
    await tool(kinds.fibonacci()).click()
    await tap(60, 40)
    await tap(290, 70)
    await expectDrawn(/61,8\s%/)

    // A handle is moved by a pointer and by keys.
    const end = tool(charttools.pointOf({ drawing: kinds.fibonacci(), nth: '2' }))
    const before = top(end)
    await userEvent.dragAndDrop(end, end, { targetPosition: { x: 22, y: 66 }, force: true })
    await expect.poll(() => top(end)).toBeGreaterThan(before + 15)
    const from = left(end)
    end.element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => left(end)).toBeLessThan(from - 1)

    // They are there at the next visit, in another range too, without the tools.
    await reopen()
    await expectDrawn(/61,8\s%/)
    await range('week')
    await expectDrawn(/61,8\s%/)
    await expect.element(end).not.toBeInTheDocument()

    await tool(charts.tools()).click()
    await tool(charttools.clear()).click()
    await expect.poll(drawnText).not.toContain('61,8')
    await tool(charttools.undo()).click()
    await expectDrawn(/61,8\s%/)
    end.element().focus()
    await userEvent.keyboard('{Delete}')
    await expect.poll(drawnText).not.toContain('61,8')
    // The keyboard goes on with the other drawing, and without one with the chart.
    await userEvent.keyboard('{Delete}')
    await expect.element(slider).toHaveFocus()
  })

  it('are placed by taps with every tool, and added by keys with every tool', async () => {
    const { words } = await openTools(language)
    const { charttools } = words
    const removals = (kind: DrawingKind) =>
      sheet.getByRole('button', { name: charttools.remove({ drawing: charttools.kinds[kind]() }) })
    for (const kind of DRAWING_KINDS) {
      await tool(charttools.kinds[kind]()).click()
      if (kind === 'text') await page.getByRole('textbox', { name: charttools.note() }).fill('Soporte')
      for (const x of [60, 200, 280].slice(0, POINTS[kind])) await tap(x, 30 + (x % 50))
      await expect.poll(placing).toBeNull()
    }
    await tool(charttools.list()).click()
    for (const kind of DRAWING_KINDS) await expect.poll(() => removals(kind).elements()).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
    for (const name of [charttools.clear(), charttools.list()]) {
      tool(name).element().focus()
      await userEvent.keyboard('{Enter}')
    }
    await expect.element(sheet.getByText(charttools.none())).toBeVisible()
    for (const kind of DRAWING_KINDS) {
      sheet.getByRole('button', { name: charttools.kinds[kind](), exact: true }).element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => removals(kind).elements()).toHaveLength(1)
    }
    await expectNoBarriers()
  })

  it('are added and edited in a list of fields, without the chart', async () => {
    const { reopen, words } = await openTools(language)
    const { charts, charttools } = words
    await tool(charttools.list()).click()
    await expect.element(sheet.getByText(charttools.none())).toBeVisible()
    const add = sheet.getByRole('button', { name: charttools.kinds.horizontal(), exact: true })
    add.element().focus()
    await userEvent.keyboard('{Enter}')
    const price = sheet.getByLabelText(charttools.price())
    const time = sheet.getByLabelText(charttools.time())
    await expect.element(time).toHaveValue(expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/))
    // A date with its time is as long as that in most languages: half a phone would cut it off.
    expect(time.element().getBoundingClientRect().width).toBeGreaterThan(220)
    await expectNoBarriers()
    await price.fill('')
    await expect.element(sheet.getByText(charttools.unreadable())).toBeVisible()
    await price.fill('9,87')
    // Escape leaves no field: what was typed counts all the same.
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
    await reopen()
    await tool(charts.tools()).click()
    await tool(charttools.list()).click()
    await expect.element(price).toHaveValue('9,870')
    await sheet.getByRole('button', { name: charttools.remove({ drawing: charttools.kinds.horizontal() }) }).click()
    await expect.element(sheet.getByText(charttools.none())).toBeVisible()
  })
})

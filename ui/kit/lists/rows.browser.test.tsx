import type { ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { ListRow } from './ListRow.tsx'
import { RowLines } from './RowLines.tsx'
import { boxOf, mount } from '../testing/mount.tsx'

it('aligns the figures of every row with its edge, also where they have a minimum width', async () => {
  await mount(<ListRow title="Simulated 35" value="1,5" note="+1 %" />)
  const figure = page.getByText('1,5')
  const row = figure.element().closest('div')
  const end = row?.lastElementChild
  if (!(end instanceof HTMLElement)) throw new Error('no row')
  end.style.minWidth = '80px'
  expect(boxOf(figure).right).toBeCloseTo(end.getBoundingClientRect().right, 0)
})

it('has one grid for all rows of long figures, also at 320 px: the value beside the title, the note below it', async () => {
  await page.viewport(320, 640)
  await mount(
    <div data-rows style={{ width: 288 }}>
      {[
        ['Retirada solicitada', '−2.000,00 MYR', '9 jun 2026, 08:10 UTC', 'Disponible 373.046,68 MYR'],
        ['Depósito', '+1.450,00 EUR', '18 may 2026, 06:47 UTC', 'Disponible 99.295,63 EUR'],
        ['Retirada pagada', '−640,00 USD', '11 may 2026, 04:21 UTC', 'Retenido 0,00 USD'],
      ].map(([title, value, subtitle, note]) => (
        <ListRow
          key={value}
          lines={<RowLines leading="RS" title={title} value={value} subtitle={subtitle} note={note} />}
        />
      ))}
    </div>,
  )
  const boxes = (...texts: ReadonlyArray<string>) => texts.map((text) => boxOf(page.getByText(text, { exact: true })))
  const [titles, values] = [
    boxes('Retirada solicitada', 'Depósito', 'Retirada pagada'),
    boxes('−2.000,00 MYR', '+1.450,00 EUR', '−640,00 USD'),
  ]
  const notes = boxes('Disponible 373.046,68 MYR', 'Disponible 99.295,63 EUR', 'Retenido 0,00 USD')
  for (const [nth, { bottom, left, top }] of titles.entries()) {
    expect(left).toBe(titles[0]?.left)
    expect(values[nth]?.top).toBeCloseTo(top, 0)
    expect(values[nth]?.right).toBe(values[0]?.right)
    expect(notes[nth]?.right).toBe(values[0]?.right)
    expect(notes[nth]?.top).toBeGreaterThanOrEqual(bottom - 1)
  }
  // The letters have room in a wider row, unless text is large.
  const letters = page.getByText('RS', { exact: true }).first()
  await expect.element(letters).not.toBeVisible()
  document.querySelector<HTMLElement>('[data-rows]')!.style.width = '328px'
  await expect.element(letters).toBeVisible()
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void (document.documentElement.style.fontSize = ''))
  await expect.element(letters).not.toBeVisible()
})

it('keeps a row of long figures within 320 px at twice the size of text, where a name is cut', async () => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void (document.documentElement.style.fontSize = ''))
  const name = <span className="block truncate">Purnasa Semicon Berhad</span>
  const subtitle = <span className="min-w-0">{name}9 jun 2026</span>
  await mount(
    <div style={{ width: 288 }}>
      <ListRow lines={<RowLines title="Interés" value="+0,09 MYR" subtitle={subtitle} note="Disponible" />} />
    </div>,
  )
  expect(boxOf(page.getByText('+0,09 MYR', { exact: true })).right).toBeLessThanOrEqual(289)
})

it('leaves no gap for a middle that is hidden', async () => {
  const widthWith = async (middle?: ReactNode): Promise<number> => {
    const { unmount } = await mount(
      <div style={{ width: 300 }}>
        <ListRow title="Simulated 35" middle={middle} value="1,5" note="+1 %" />
      </div>,
    )
    const { width } = page.getByText('Simulated 35').element().getBoundingClientRect()
    await unmount()
    return width
  }
  expect(await widthWith(<span className="hidden">line</span>)).toBe(await widthWith())
})

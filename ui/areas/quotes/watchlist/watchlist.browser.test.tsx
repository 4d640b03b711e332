import { Effect } from 'effect'
import axe from 'axe-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decimal } from '../../../../domain/money/decimal.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { mount } from '../../../kit/testing/mount.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { QuoteRow } from '../../markets/QuoteRow.tsx'
import { AppProvider, useModel } from '../../../data/app/app.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { LongList } from '../list/LongList.tsx'
import { device, quoted } from '../testing/samples.ts'
import { makeWatchlistModel } from './watchlist.model.ts'
import { WatchlistEditor } from './WatchlistEditor.tsx'
import { NOW } from '../../../testing/now.ts'

beforeAll(async () => {
  await startAllWords('us')
})
beforeEach(() => window.scrollTo(0, 0))

const Editor = () => <WatchlistEditor rows={useValue(useModel(makeWatchlistModel).rows)} />

/** The editor with a server that stores the list. */
const editor = async (codes: string, dir: 'ltr' | 'rtl' = 'ltr') => {
  let kept = codes.split('')
  const keep = (next: ReadonlyArray<string>) => Effect.sync(() => (kept = [...next]))
  const { app } = makeFakeApp({
    ...device(),
    watchlist: {
      list: () => Effect.sync(() => kept.map((code) => quoted(code))),
      add: (added) => keep([...added, ...kept]),
      remove: (gone) => keep(kept.filter((code) => !gone.includes(code))),
      reorder: keep,
    },
  })
  const model = app.model(makeWatchlistModel)
  await model.load()
  model.edit(true)
  const { container } = await mount(
    <AppProvider value={app}>
      <Editor />
    </AppProvider>,
    dir,
  )
  const shown = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent?.[0])
      .join('')
  return { container, shown, server: () => kept.join('') }
}

const button = (name: string) => page.getByRole('button', { name })
const focused = () => document.activeElement?.getAttribute('aria-label')

describe('editing the watchlist', () => {
  it.each(['ltr', 'rtl'] as const)(
    'moves a row by keyboard, keeps the focus on it and announces its place (%s)',
    async (dir) => {
      const { shown, server } = await editor('ABCD', dir)
      ;(button('Move A Berhad down').element() as HTMLElement).focus()
      await userEvent.keyboard('{Enter}{Enter}')
      await expect.poll(shown).toBe('BCAD')
      expect(focused()).toBe('Move A Berhad down')
      await expect.element(page.getByText('A Berhad is now number 3 of 4')).toBeInTheDocument()
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
      await expect.poll(shown).toBe('BACD')
      expect(focused()).toBe('Move A Berhad up')
      await expect.poll(server).toBe('BACD')
    },
  )

  it('does not move beyond the ends, and keeps the focus', async () => {
    const { shown } = await editor('AB')
    await expect.element(button('Move A Berhad up')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('Move B Berhad down')).toHaveAttribute('aria-disabled', 'true')
    ;(button('Move A Berhad up').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect([shown(), focused()]).toEqual(['AB', 'Move A Berhad up'])
  })

  it.each([
    ['A', 'C', 'BCAD'],
    ['D', 'A', 'DABC'],
  ])('moves %s by its handle to where %s is', async (from, to, order) => {
    const { shown, server } = await editor('ABCD')
    const handle = (code: string) => document.querySelector(`[data-handle="${code}"]`)!
    await userEvent.dragAndDrop(handle(from), handle(to))
    await expect.poll(shown).toBe(order)
    await expect.poll(server).toBe(order)
    // No offset is left after the drop.
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((row) => (row as HTMLElement).style.transform),
    ).toEqual(['', '', '', ''])
  })

  it('removes a row, moves the focus on, and restores the row to its place', async () => {
    const { shown, server } = await editor('ABC')
    ;(button('Remove B Berhad').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(shown).toBe('AC')
    expect(focused()).toBe('Remove C Berhad')
    await expect.element(page.getByText('B Berhad was removed')).toBeVisible()
    await expect.poll(server).toBe('AC')
    ;(button('Undo').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(shown).toBe('ABC')
    expect(focused()).toBe('Remove B Berhad')
    await expect.poll(server).toBe('ABC')
    await expect.element(button('Undo')).not.toBeInTheDocument()
  })

  it('has no findings by axe', async () => {
    const { container } = await editor('ABC')
    await button('Remove B Berhad').click()
    await expect.element(button('Undo')).toBeVisible()
    const { violations } = await axe.run(container)
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})

describe('a list of 200 rows', () => {
  const rows = Array.from({ length: 200 }, (_, nth) => quoted(`N${nth}`))

  const long = async () => {
    const asked: Array<ReadonlyArray<string>> = []
    const { app } = makeFakeApp({
      ...device(),
      quotes: {
        batch: (codes) =>
          Effect.sync(() => {
            asked.push(codes)
            const price = decimal(`1.${String(asked.length).padStart(2, '0')}`)
            return {
              time: NOW + asked.length,
              quotes: codes.map((code) => ({ ...quoted(code), price, time: NOW + asked.length })),
            }
          }),
      },
    })
    await mount(
      <AppProvider value={app}>
        <LongList
          label="Rows"
          rows={rows}
          keyOf={({ code }) => code}
          renderRow={(instrument) => <QuoteRow instrument={instrument} />}
        />
      </AppProvider>,
    )
    return { asked }
  }

  it('renders and requests only those near the screen, and announces how many there are', async () => {
    const { asked } = await long()
    await expect.element(page.getByText('N0 Berhad')).toBeVisible()
    expect(page.getByRole('listitem').elements().length).toBeLessThan(40)
    await expect.element(page.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '200')
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    expect(asked.at(-1)!.length).toBeLessThan(40)
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect.element(page.getByText('N199 Berhad')).toBeVisible()
    expect(page.getByRole('listitem').elements().length).toBeLessThan(40)
    await expect.poll(() => asked.at(-1)?.includes('N199')).toBe(true)
    expect(asked.at(-1)).not.toContain('N0')
  })

  it('renders the rows that a scroll reveals, and renders no other again', async () => {
    const drawn: string[] = []
    window.scrollTo(0, 0)
    await mount(
      <AppProvider value={makeFakeApp(device()).app}>
        <LongList
          label="Rows"
          rows={rows}
          keyOf={({ code }) => code}
          renderRow={({ code, name }) => {
            drawn.push(code)
            return <p className="h-15">{name}</p>
          }}
        />
      </AppProvider>,
    )
    await expect.element(page.getByText('N0 Berhad')).toBeVisible()
    const before = new Set(drawn.splice(0))
    window.scrollTo(0, 5 * 60)
    await expect.poll(() => drawn).not.toEqual([])
    expect(drawn.filter((code) => before.has(code))).toEqual([])
  })

  it('sets rows of different heights one below the other, also where a scroll goes back and when it is opened again', async () => {
    const { app } = makeFakeApp(device())
    const isTall = (code: string) => Number(code.slice(1)) % 3 === 0
    const list = (
      <AppProvider value={app}>
        <LongList
          label="Rows"
          rows={rows}
          keyOf={({ code }) => code}
          renderRow={({ code, name }) => <p className={isTall(code) ? 'h-20' : 'h-15'}>{name}</p>}
        />
      </AppProvider>
    )
    const boxes = () =>
      page
        .getByRole('listitem')
        .elements()
        .map((row) => row.getBoundingClientRect())
    const gaps = () => boxes().flatMap(({ top }, nth, all) => (nth === 0 ? [] : [top - all[nth - 1]!.bottom]))
    const isCovered = () => {
      const all = boxes()
      return all[0]!.top <= 0 && all.at(-1)!.bottom >= innerHeight
    }
    const first = await mount(list)
    await expect.element(page.getByText('N0 Berhad')).toBeVisible()
    for (let y = 0; y < 6_000; y += 400) {
      window.scrollTo(0, y)
      await expect.poll(isCovered).toBe(y > 0 || boxes()[0]!.top <= 0)
      expect(new Set(gaps())).toEqual(new Set([0]))
    }
    window.scrollTo(0, 3_000)
    await expect.poll(isCovered).toBe(true)
    const [text, { top }] = [page.getByRole('listitem').first().element().textContent, boxes()[0]!]
    await first.unmount()
    await mount(list)
    window.scrollTo(0, 3_000)
    await expect.poll(() => page.getByRole('listitem').first().element().textContent).toBe(text)
    expect(boxes()[0]!.top).toBe(top)
    expect(new Set(gaps())).toEqual(new Set([0]))
  })

  it('ticks without a change of any row’s place or height', async () => {
    const { asked } = await long()
    await expect.element(page.getByText('N0 Berhad')).toBeVisible()
    const boxes = () =>
      page
        .getByRole('listitem')
        .elements()
        .slice(0, 8)
        .map((row) => {
          const { top, height } = row.getBoundingClientRect()
          return `${top} ${height}`
        })
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    const before = boxes()
    const ticks = asked.length
    await expect.poll(() => asked.length).toBeGreaterThan(ticks + 1)
    expect(boxes()).toEqual(before)
  })
})

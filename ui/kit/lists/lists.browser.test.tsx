import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { EndlessList, type EndlessListProps } from './EndlessList.tsx'
import { Dotted } from './Dotted.tsx'
import { ListRow } from './ListRow.tsx'
import { PullToRefresh } from './PullToRefresh.tsx'
import { useRowFocus } from './useRowFocus.ts'
import { TopBar } from '../layout/TopBar.tsx'
import { boxOf, mount } from '../testing/mount.tsx'

const list = (props: Partial<EndlessListProps<string>>) => (
  <EndlessList
    label="Orders"
    items={[]}
    keyOf={(item) => item}
    renderRow={(item) => <ListRow title={item} />}
    status="ready"
    hasMore={false}
    onMore={() => {}}
    empty="No orders yet"
    failed="Could not load"
    onRetry={() => {}}
    {...props}
  />
)

it('leaves no single short word on the last line of a subtitle', async () => {
  await mount(
    <div style={{ width: 150 }}>
      <ListRow title="Withdrawal requested" subtitle="19 Jun 2026 at 08:10 UTC" />
    </div>,
  )
  const text = page.getByText(/UTC/).element().firstChild
  if (!(text instanceof Text)) throw new Error('no text')
  const topOf = (word: string): number => {
    const range = document.createRange()
    range.setStart(text, text.data.indexOf(word))
    range.setEnd(text, text.data.indexOf(word) + word.length)
    return range.getBoundingClientRect().top
  }
  expect(topOf('UTC')).toBeGreaterThan(topOf('19'))
  expect(topOf('08:10')).toBe(topOf('UTC'))
})

it('begins and ends no line with the dot between two texts', async () => {
  const { container } = await mount(
    <div style={{ width: 150 }}>
      <Dotted texts={['Its own price moved', 'Contribution']} />
    </div>,
  )
  const box = container.firstElementChild!.getBoundingClientRect()
  const [first, second] = ['Its own price moved', 'Contribution'].map((text) => page.getByText(text).element())
  expect(second!.getBoundingClientRect().top).toBeGreaterThan(first!.getBoundingClientRect().top)
  for (const text of [first!, second!]) {
    const { width } = getComputedStyle(text, '::before')
    // The dot, with its width, is wholly outside of the box that clips it; the text begins at its edge.
    expect(text.getBoundingClientRect().left + 4 + parseFloat(width)).toBeLessThanOrEqual(box.left)
    expect(text.getBoundingClientRect().left + 12).toBe(box.left)
  }
  expect(getComputedStyle(container.querySelector('.overflow-x-clip')!).overflowX).toBe('clip')
})

describe('an endless list', () => {
  it.each(['idle', 'loading'] as const)('shows a skeleton while %s for the first time', async (status) => {
    await mount(list({ status }))
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
    expect(page.getByText('No orders yet').elements()).toEqual([])
  })

  it('shows the empty state', async () => {
    await mount(list({}))
    await expect.element(page.getByText('No orders yet')).toBeVisible()
  })

  it.each([
    ['the first part', [], 'ul', 0],
    ['a later part', ['Order 1'], 'ul', 1],
  ] as const)('offers a retry where %s failed, and keeps the loaded rows', async (_, items, tag, lists) => {
    const onRetry = vi.fn()
    const { container } = await mount(list({ items, status: 'failed', onRetry, hasMore: true }))
    await expect.element(page.getByRole('alert')).toHaveTextContent('Could not load')
    expect(container.querySelectorAll(tag).length).toBe(lists)
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('requests the next page when its end comes near, once each, until there is no more', async () => {
    const asked = vi.fn()
    const Growing = () => {
      const [count, setCount] = useState(30)
      const [status, setStatus] = useState<'ready' | 'loading'>('ready')
      const onMore = () => {
        asked(count)
        setStatus('loading')
        setTimeout(() => {
          setCount(count + 30)
          setStatus('ready')
        }, 30)
      }
      const items = Array.from({ length: count }, (__, nth) => `Order ${nth + 1}`)
      return list({ items, status, hasMore: count < 90, onMore })
    }
    await mount(<Growing />)
    await expect.element(page.getByRole('list', { name: 'Orders' })).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(asked).not.toHaveBeenCalled()
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect.element(page.getByText('Order 60', { exact: true })).toBeInTheDocument()
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect.element(page.getByText('Order 90', { exact: true })).toBeInTheDocument()
    window.scrollTo(0, document.documentElement.scrollHeight)
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(asked.mock.calls).toEqual([[30], [60]])
  })
})

describe('pulling to refresh', () => {
  const pull = (target: Element, by: number) => {
    const fire = (type: string, y: number) => {
      const touch = new Touch({ identifier: 1, target, clientX: 100, clientY: y })
      const event = new TouchEvent(type, {
        bubbles: true,
        cancelable: true,
        touches: type === 'touchend' ? [] : [touch],
        changedTouches: [touch],
      })
      target.dispatchEvent(event)
      return event.defaultPrevented
    }
    fire('touchstart', 100)
    return { held: fire('touchmove', 100 + by), letGo: () => fire('touchend', 100 + by) }
  }
  const onScreen = async (onRefresh: () => Promise<unknown>) => {
    await mount(
      <PullToRefresh onRefresh={onRefresh}>
        <div style={{ height: 2000 }}>rows</div>
      </PullToRefresh>,
    )
    window.scrollTo(0, 0)
    return page.getByText('rows').element()
  }

  it('shows the effect of a release, reloads and shows progress until it has settled', async () => {
    let settle = () => {}
    const onRefresh = vi.fn(() => new Promise<void>((_, reject) => (settle = () => reject(new Error('offline')))))
    const { held, letGo } = pull(await onScreen(onRefresh), 200)
    expect(held).toBe(true)
    await expect.element(page.getByRole('status')).toHaveTextContent('Release to refresh')
    letGo()
    await expect.element(page.getByRole('status')).toHaveTextContent('Refreshing')
    expect(onRefresh).toHaveBeenCalledOnce()
    settle()
    await expect.poll(() => document.querySelector('[role=status]')?.textContent).toBe('')
  })

  it('needs no drag: a button in the header of the screen does the same, once at a time', async () => {
    let settle = () => {}
    const onRefresh = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)))
    await mount(
      <main>
        <TopBar title="Orders" />
        <PullToRefresh onRefresh={onRefresh}>rows</PullToRefresh>
      </main>,
    )
    const button = page.getByRole('button', { name: 'Refresh' })
    await expect.element(button).toBeVisible()
    expect(button.element().closest('header')).not.toBeNull()
    expect(boxOf(button)).toMatchObject({ width: 44, height: 44 })
    await button.click()
    // A second tap while it is busy.
    ;(button.element() as HTMLElement).click()
    expect(onRefresh).toHaveBeenCalledOnce()
    settle()
    await expect.poll(() => document.querySelector('[role=status]')?.textContent).toBe('')
    await button.click()
    expect(onRefresh).toHaveBeenCalledTimes(2)
  })

  it('does nothing after a short pull', async () => {
    const onRefresh = vi.fn(() => Promise.resolve())
    const { letGo } = pull(await onScreen(onRefresh), 60)
    await expect.element(page.getByRole('status')).toHaveTextContent('Pull to refresh')
    letGo()
    await expect.poll(() => document.querySelector('[role=status]')?.textContent).toBe('')
    expect(onRefresh).not.toHaveBeenCalled()
  })

  it('does not affect scrolling away from the top', async () => {
    const rows = await onScreen(() => Promise.resolve())
    window.scrollTo(0, 300)
    expect(pull(rows, 200).held).toBe(false)
  })
})

describe('a row', () => {
  const amount = '+987.654.321.098,00\u00a0KRW'
  const row = (width: string) => (
    <div style={{ width }}>
      <ListRow
        title="Practice money"
        subtitle="20 Nov 2026, 20:43 UTC"
        value={amount}
        note="Balance"
        onPress={() => {}}
      />
    </div>
  )

  it.each(['24rem', '16rem', '13rem'])('of %s keeps the whole of a long amount inside', async (width) => {
    await mount(row(width))
    const [outer, value] = [boxOf(page.getByRole('button')), boxOf(page.getByText(amount))]
    expect(value.right).toBeLessThanOrEqual(outer.right)
    expect(value.left).toBeGreaterThanOrEqual(outer.left)
    expect(value.height).toBeLessThan(30)
  })

  it('shows the amount beside the name where there is room, below it where there is none', async () => {
    const { rerender } = await mount(row('24rem'))
    const below = () => boxOf(page.getByText(amount)).top >= boxOf(page.getByText('Practice money')).bottom
    expect(below()).toBe(false)
    await rerender(row('14rem'))
    expect(below()).toBe(true)
  })
})

describe('the focus in a list', () => {
  const Orders = ({ items }: { readonly items: ReadonlyArray<string> }) => (
    <div {...useRowFocus<HTMLDivElement>()}>
      {list({ items, renderRow: (item) => <button type="button">{`Cancel ${item}`}</button> })}
    </div>
  )
  const screen = (items: ReadonlyArray<string>) => (
    <main>
      <h1 tabIndex={-1}>Orders</h1>
      <Orders items={items} />
    </main>
  )
  const focused = () => document.activeElement?.textContent

  it('goes to the row that takes the place of the one that left, and in the end to the heading', async () => {
    const { rerender } = await mount(screen(['A', 'B', 'C']))
    page.getByText('Cancel B').element().focus()
    await rerender(screen(['A', 'C']))
    expect(focused()).toBe('Cancel C')
    await rerender(screen(['A']))
    expect(focused()).toBe('Cancel A')
    await rerender(screen([]))
    expect(focused()).toBe('Orders')
  })

  it('stays away from a list that did not have it', async () => {
    const { rerender } = await mount(screen(['A', 'B']))
    page.getByText('Cancel A').element().focus()
    page.getByText('Cancel A').element().blur()
    await rerender(screen(['B']))
    expect(document.activeElement).toBe(document.body)
  })
})

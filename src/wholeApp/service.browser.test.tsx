import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { currentWords } from '../../ui/i18n/words.ts'
import { fingerOn } from '../../ui/kit/testing/finger.ts'
import { mountApp } from '../testing/mountApp.tsx'

const button = () => page.getByRole('link', { name: currentWords().customerService() })

/** The side of the screen where it is, and how far down. */
const place = () => {
  const { x, y } = button().element().getBoundingClientRect()
  return { side: x < 195 ? 'left' : 'right', y: Math.round(y) }
}
const focus = () => (button().element() as HTMLElement).focus()

it('opens the chat by a tap, and is moved for ever by a drag', async () => {
  const { kept, leave } = await mountApp('/home/index')
  await expect.element(button()).toHaveAttribute('href', expect.stringMatching(/clientId=100001$/))
  await expect.element(button()).toHaveAttribute('rel', expect.stringContaining('noopener'))
  const element = button().element()
  const from = element.getBoundingClientRect()
  const finger = fingerOn(element)
  finger('pointerdown', { x: from.x + 22, y: from.y + 22 }, 0)
  finger('pointermove', { x: 120, y: 300 }, 200)
  finger('pointerup', { x: 120, y: 300 }, 250)
  // The click that follows opens nothing.
  expect(element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(false)
  const left = () => Math.round(button().element().getBoundingClientRect().x)
  await expect.poll(left).toBe(12)
  await leave()
  await mountApp('/home/index', { kept })
  await expect.element(button()).toBeVisible()
  await expect.poll(left).toBe(12)
})

const article = (html: string) => ({ articles: { read: () => Effect.succeed({ title: 'Who we are', html }) } })
const LONG = '<p>We have been brokers since 1987, and paper brokers since last year.</p>'.repeat(60)

it.each([
  ['us', 'right'],
  ['ar', 'left'],
] as const)(
  'floats low at the end edge of a screen with room there, until it is moved (%s)',
  async (language, side) => {
    await mountApp('/mine/company', { language, ports: article('<p>Brokers.</p>') })
    await expect.element(button()).toBeVisible()
    await expect.poll(() => place().side).toBe(side)
    expect(place().y).toBe(innerHeight - 76 - 48)
  },
)

it('is away while a screen scrolls, and covers no text when it stands again', async () => {
  await mountApp('/mine/company', { ports: article(LONG) })
  const element = () => button().element() as HTMLElement
  const room = () => document.querySelector('[data-service-room]')?.getBoundingClientRect().toJSON()
  await expect.poll(() => element().getBoundingClientRect().toJSON()).toEqual(room())
  // Among the icons of the header it is one of them.
  expect(getComputedStyle(element()).boxShadow).toBe('none')
  window.scrollTo(0, 400)
  await expect.poll(() => element().dataset['service']).toBe('away')
  await expect.poll(() => element().dataset['service']).toBe('free')
  expect(element().getBoundingClientRect().toJSON()).toEqual(room())
  // The end of a text leaves room below it.
  const more = document.createElement('div')
  more.style.height = '600px'
  document.querySelector('main')?.append(more)
  window.scrollTo(0, document.body.scrollHeight)
  await expect.poll(() => place().y).toBe(innerHeight - 76 - 48)
  expect(getComputedStyle(element()).boxShadow).not.toBe('none')
  // A drawing without words is not covered either.
  const bar = document.createElement('div')
  bar.dataset['drawn'] = ''
  bar.style.cssText = 'position: fixed; inset-inline: 0; bottom: 90px; height: 8px'
  document.querySelector('main')?.append(bar)
  await expect.poll(() => place().y).toBeLessThan(innerHeight - 90 - 48)
})

it.each([
  ['us', 'left', '{ArrowLeft}'],
  ['ar', 'right', '{ArrowRight}'],
] as const)('is moved for ever by the arrow keys too (%s)', async (language, side, key) => {
  const { kept, leave } = await mountApp('/mine/company', { language, ports: article('') })
  await expect.element(button()).toBeVisible()
  const before = place()
  focus()
  // Along the edge, with the focus.
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(button()).toHaveFocus()
  await expect.poll(() => place().y).toBeLessThan(before.y - 80)
  const { y } = place()
  await userEvent.keyboard(key)
  await expect.poll(place).toEqual({ side, y })
  await leave()
  await mountApp('/home/index', { language, kept })
  await expect.element(button()).toBeVisible()
  await expect.poll(place).toEqual({ side, y })
})

it.each(['us', 'ar'] as const)('is moved by the settings without a drag (%s)', async (language) => {
  await mountApp('/mine/setting', { language })
  const words = currentWords().settings
  const row = page.getByRole('button', { name: words.row.servicePlace() })
  await row.click()
  await page.getByRole('dialog').getByText(words.places.left.top(), { exact: true }).click()
  await expect.element(row).toHaveTextContent(words.places.left.top())
  location.hash = '/home/index'
  await expect.element(button()).toBeVisible()
  const box = () => button().element().getBoundingClientRect()
  await expect.poll(() => Math.round(box().x)).toBe(12)
  expect(box().y).toBeLessThan(160)
})

it('is not there without an https address, nor is the ribbon where the money is real', async () => {
  const customerService = 'http://chat.example.com'
  await mountApp('/home/index', { settings: { title: 'Quiet', customerService, simulation: false } })
  const words = currentWords()
  await expect.poll(() => document.title).toBe(`${words.menuHome()} · Quiet`)
  await expect.element(page.getByRole('navigation', { name: words.menu() })).toBeVisible()
  await expect.element(button()).not.toBeInTheDocument()
  await expect.element(page.getByText(words.simulation())).not.toBeInTheDocument()
})

it.each([
  ['us', 'right'],
  ['ar', 'left'],
] as const)('leaves the icons of a header at its end, also before it is there (%s)', async (language, side) => {
  await mountApp('/mine/fundingRecords', { language })
  const last = page.getByRole('button', { name: currentWords().records.download() })
  const toEdge = () => {
    const { left, right } = last.element().getBoundingClientRect()
    return side === 'left' ? left : innerWidth - right
  }
  await expect.element(last).toBeVisible()
  expect(toEdge()).toBe(4)
  await expect.poll(() => document.querySelector('[data-service-room]')).not.toBeNull()
  expect(toEdge()).toBe(4)
})

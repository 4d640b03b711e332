import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { listOf, nodeOf } from '../../../openapi/tools/node.ts'
import { exampleAnswer, exampleOf, exampleWith } from '../../../tests/contract/smallServer.ts'
import { currentWords } from '../../../ui/i18n/words.ts'
import { expectNoBarriers } from '../../../ui/testing/barriers.ts'
import { mountExamples } from '../../testing/mountSmallServer.tsx'
import { startWithWorker } from '../../withWorker.ts'

/** A server that remembers which of the messages of the contract are read. */
const makeInbox = () => {
  const messages = listOf(nodeOf(exampleOf('/message/list')['data'])['list']).map(nodeOf)
  const read = new Set(messages.filter((one) => Number(one['read']) === 1).map((one) => one['id']))
  const shown = () => messages.map((one) => ({ ...one, read: read.has(one['id']) ? 1 : 0 }))
  const unread = () => ({ unread: messages.length - read.size })
  return {
    answer: (path: string, form: URLSearchParams): object => {
      const id = form.get('id')
      if (path === '/message/list')
        return exampleWith(path, () => ({
          list: shown().filter((one) => form.get('read') === null || String(one.read) === form.get('read')),
          next: '',
        }))
      if (path === '/message/info')
        return exampleWith(path, () => shown().find((one) => nodeOf(one)['id'] === id) ?? {})
      if (path === '/message/read') read.add(id)
      if (path === '/message/readall') for (const one of messages) read.add(one['id'])
      return /^\/message\/(read|readall|unread)$/.test(path) ? exampleWith(path, unread) : exampleAnswer(path)
    },
    unread: () => unread().unread,
    titles: messages.map((one) => String(one['title'])),
  }
}

it('unread messages come first, one is read by opening it, all by one tap; the count and the icon of the app follow', async () => {
  const onIcon: (number | undefined)[] = []
  const setAppBadge = async (count?: number) => void onIcon.push(count)
  Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: setAppBadge })
  const inbox = makeInbox()
  const [newest = '', second = ''] = inbox.titles
  const start = async () => {
    const mounted = await mountExamples('us', inbox.answer)
    await startWithWorker(mounted.app, () => undefined)
    return mounted
  }
  const { go, leave } = await start()
  const { home, messages } = currentWords()
  const bell = (count: number) => page.getByRole('link', { name: home.unreadMessages({ count }) })
  const rows = page.getByRole('list', { name: messages.title() }).getByRole('listitem')

  await go('/home/index')
  await expect.element(bell(2)).toBeVisible()
  await expect.poll(() => onIcon.at(-1)).toBe(2)
  await bell(2).click()
  await expect.element(rows.first()).toHaveTextContent(`${messages.unread()}: ${newest}`)
  await expectNoBarriers()

  await rows.first().click()
  await expect.element(page.getByRole('heading', { name: newest })).toBeVisible()
  await expect.poll(inbox.unread).toBe(1)
  await expect.poll(() => onIcon.at(-1)).toBe(1)
  history.back()
  await expect.poll(() => rows.filter({ hasText: messages.unread() }).elements().length).toBe(1)
  await leave()

  // An app that starts again shows what was read after the unread ones.
  const again = await start()
  await again.go('/home/index')
  await bell(1).click()
  await expect.element(rows.first()).toHaveTextContent(`${messages.unread()}: ${second}`)
  await expect.element(rows.nth(1)).toHaveTextContent(newest)

  await page.getByRole('button', { name: messages.readAll() }).click()
  await expect.poll(() => rows.filter({ hasText: messages.unread() }).elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: messages.readAll() })).not.toBeInTheDocument()
  expect(inbox.unread()).toBe(0)
  history.back()
  await expect.element(bell(0)).toBeVisible()
  await expect.poll(() => onIcon.at(-1)).toBe(0)
  Reflect.deleteProperty(navigator, 'setAppBadge')
  await again.leave()
})

import { Effect } from 'effect'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Message } from '../../../ports/Messages.ts'
import { LackingAreas } from '../../app/navigation/offered.tsx'
import { deviceTime } from '../../data/clock/device.ts'
import { currentWords, locale } from '../../i18n/words.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import MessageInfo from './MessageInfo.tsx'
import { MessageRow } from './MessageRow.tsx'

const AT = Date.UTC(2026, 0, 15, 2)
const LONG = `${'Somebody who knows your password has tried to log in. '.repeat(8)}Change it now.`
const message = (more: Partial<Message>): Message => ({
  id: '1',
  kind: 'trade',
  title: 'Order filled',
  content: LONG,
  read: false,
  time: AT,
  link: null,
  zone: null,
  ...more,
})

beforeAll(async () => {
  await startAllWords('us')
})

const show = (rows: ReadonlyArray<Message>) =>
  mountScreen(makeFakeApp({}).app, '/mine/message', () => rows.map((row) => <MessageRow key={row.id} {...row} />), {})

/** The screen of one message, of a server without savings plans. */
const showWhole = (link: string | null) => {
  const { app } = makeFakeApp({
    messages: { one: () => Effect.succeed(message({ link, read: true })) },
  })
  const Screen = () => (
    <LackingAreas value={new Set(['savings'])}>
      <MessageInfo />
    </LackingAreas>
  )
  return mountScreen(app, '/mine/messageInfo', Screen, { id: '1' }, ['/mine/withdraw', '/quotes/info', '/home/plans'])
}
const toScreen = () => page.getByRole('link', { name: currentWords().messages.open() })

it('writes all times of the list in one zone, the device’s', async () => {
  await show([message({ zone: 'Asia/Tokyo' }), message({ id: '2', kind: 'funds', zone: null })])
  const time = deviceTime(AT, locale.peek().tag)
  await expect.element(page.getByText(time).first()).toBeVisible()
  expect(page.getByText(time).elements()).toHaveLength(2)
})

it('cuts no security message, and others after six lines', async () => {
  await show([message({ kind: 'security' }), message({ id: '2' })])
  await expect.element(page.getByText('Change it now.').first()).toBeVisible()
  const isCut = page
    .getByText('Change it now.')
    .elements()
    .map((text) => text.closest('span'))
    .map((box) => box !== null && box.scrollHeight > box.clientHeight + 1)
  expect(isCut).toEqual([false, true])
})

it.each([
  ['/mine/withdraw', '/mine/withdraw'],
  ['/quotes/info?code=CASTZ', 'code=CASTZ'],
  ['https://help.example/orders', 'https://help.example/orders'],
])('leads to %s, where the customer acts on the message', async (link, address) => {
  await showWhole(link)
  await expect.element(toScreen()).toHaveAttribute('href', expect.stringContaining(address))
})

it.each([
  ['names no screen', null],
  ['names a screen of a later version', '/mine/laterScreen?id=1'],
  ['lacks the area of the screen', '/home/plans'],
])('leads nowhere where the server %s', async (_, link) => {
  await showWhole(link)
  await expect.element(page.getByText('Change it now.')).toBeVisible()
  expect(toScreen().elements()).toEqual([])
})

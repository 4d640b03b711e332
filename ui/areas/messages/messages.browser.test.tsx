import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Message } from '../../../ports/Messages.ts'
import { deviceTime } from '../../data/clock/device.ts'
import { locale } from '../../i18n/words.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
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
  zone: null,
  ...more,
})

beforeAll(async () => {
  await startAllWords('us')
})

const show = (rows: ReadonlyArray<Message>) =>
  mountScreen(makeFakeApp({}).app, '/mine/message', () => rows.map((row) => <MessageRow key={row.id} {...row} />), {})

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

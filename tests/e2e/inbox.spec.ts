import { us as told } from '../../paper/areas/messages/words/us.ts'
import { call } from '../demoCustomer.ts'
import { expect, expectAccessible, test } from './support/fixtures.ts'
import { wordsOf } from './support/words.ts'

test('unread messages come first, one is read by opening it, all by one tap; the count and the icon of the app follow', async ({
  open,
  broker,
  customer,
  page,
  steer,
}) => {
  await page.addInitScript(() => {
    const shown: number[] = []
    Object.assign(globalThis, { shown })
    Object.assign(navigator, { setAppBadge: async (count: number) => void shown.push(count) })
  })
  const onIcon = () => page.evaluate('shown.at(-1)')
  const { home, messages } = await wordsOf('us', 'home', 'messages')
  const { account, token } = customer
  const [welcome] = told.messages.welcome
  const [verified] = told.messages['identity-verified']
  const [set] = told.messages['fund-password-set']
  await steer.post('/identity/grant', { account })
  await steer.post('/fundpassword', { account, password: '739182' })
  const unread = async () =>
    ((await call(broker.url, '/message/unread', {}, { token, account })) as { unread: string }).unread

  await open('/home/index', { language: 'us' })
  const bell = (count: number) => page.getByRole('link', { name: home.unreadMessages.replace(/\{.*\}/, String(count)) })
  const before = Number(await unread())
  expect(before).toBeGreaterThanOrEqual(2)
  await expect.poll(onIcon).toBe(before)
  await bell(before).click()
  const rows = page.getByRole('list', { name: messages.title }).getByRole('listitem')
  await expect(rows.first()).toContainText(messages.unread)
  await expectAccessible(page)

  // The newest one is read: after a reload it comes after the unread ones.
  const newest = (await rows.first().innerText()).includes(set) ? set : verified
  await rows.first().click()
  await expect(page.getByRole('heading', { name: newest })).toBeVisible()
  await expect.poll(unread).toBe(String(before - 1))
  await page.reload()
  await page.goBack()
  await expect(rows.first()).toContainText(messages.unread)
  await expect(rows.last()).toContainText(newest)
  await expect(rows.last()).not.toContainText(messages.unread)
  await expect(rows.filter({ hasText: welcome })).toContainText(messages.unread)

  await page.getByRole('button', { name: messages.readAll }).click()
  await expect(rows.filter({ hasText: messages.unread })).toHaveCount(0)
  await expect(page.getByRole('button', { name: messages.readAll })).toBeHidden()
  await expect.poll(unread).toBe('0')
  await page.goBack()
  await expect(bell(0)).toBeVisible()
  await expect.poll(onIcon).toBe(0)
})

import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { currentWords } from '../../ui/i18n/words.ts'
import { NOW } from '../../ui/testing/now.ts'
import { mountApp, shownPath } from '../testing/mountApp.tsx'

const heading = page.getByRole('heading', { level: 1 })
const dialog = page.getByRole('dialog')

/** A link to a screen, within what a selector finds. */
const linkTo = async (path: string, within: string) => {
  const find = () => document.querySelector<HTMLElement>(`${within} a[href$="${path}"]`)
  await expect.poll(find).not.toBeNull()
  return page.elementLocator(find()!)
}

const openPanel = async () => {
  await page.getByRole('button', { name: currentWords().menuMine() }).first().click()
  await expect.element(dialog).toBeVisible()
}

/** The settings, opened from the screen about the broker, and the row that opens a sheet there. */
const atSettings = async () => {
  await mountApp('/mine/language')
  await expect.poll(shownPath).toBe('/mine/language')
  location.hash = '/mine/setting'
  const row = page.getByRole('button', { name: currentWords().settings.row.servicePlace() })
  await expect.element(row).toBeVisible()
  return row
}

it('leaves the focus where the browser has it on the first screen', async () => {
  await mountApp('/home/index')
  // Drawn after the screen, as what moves the focus is.
  await expect.element(page.getByRole('navigation', { name: currentWords().menu() })).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

it('moves the focus to the heading of a screen that arrives, and with Back to the link', async () => {
  const { leave } = await mountApp('/mine/setting')
  const there = async () => {
    await (await linkTo('/mine/language', 'main')).click()
    await expect.poll(shownPath).toBe('/mine/language')
    await expect.element(heading).toHaveFocus()
  }
  // Once before: what moves the focus is drawn after the screen, and knows no link that was tapped earlier.
  await there()
  history.back()
  await expect.poll(shownPath).toBe('/mine/setting')
  await there()
  history.back()
  await expect.poll(shownPath).toBe('/mine/setting')
  await expect.element(await linkTo('/mine/language', 'main')).toHaveFocus()
  history.forward()
  await expect.poll(shownPath).toBe('/mine/language')
  await expect.element(heading).toHaveFocus()
  // An app that is loaded again remembers no place: Back then says the screen.
  await leave()
  await mountApp('/mine/language')
  await expect.element(heading).toBeVisible()
  // The entry of the address of the first app is that of the second one too.
  history.go(-2)
  await expect.poll(shownPath).toBe('/mine/setting')
  await expect.element(heading).toHaveFocus()
})

it('opened by a link with a query before its address, keeps the panel below a sheet that closes', async () => {
  history.replaceState(null, '', `${location.pathname}?campaign=1`)
  await mountApp('/position/index')
  expect(location.href).toMatch(new RegExp(`${location.pathname}#/position/index$`))
  await openPanel()
  const { account, menuMine } = currentWords()
  const languages = page.getByRole('dialog', { name: menuMine() }).getByRole('button', { name: account.row.language() })
  const options = page.getByRole('option')
  for (const _ of [1, 2]) {
    await languages.click()
    await expect.element(options.first()).toBeVisible()
    history.back()
    await expect.element(options).not.toBeInTheDocument()
  }
})

it('closes a sheet first with Back, then returns to the previous page', async () => {
  const row = await atSettings()
  await row.click()
  await expect.element(dialog).toBeVisible()
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(shownPath()).toBe('/mine/setting')
  history.back()
  await expect.poll(shownPath).toBe('/mine/language')
})

it('does with Escape and with two quick steps back what Back does', async () => {
  const row = await atSettings()
  await row.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row).toHaveFocus()
  await row.click()
  await expect.element(dialog).toBeVisible()
  history.back()
  history.back()
  await expect.poll(shownPath).toBe('/mine/language')
  await expect.element(dialog).not.toBeInTheDocument()
})

it('continues from the page below the side panel with its links, at the heading of their screen', async () => {
  await mountApp('/home/index')
  await openPanel()
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(location.hash).toBe('#/home/index')
  await openPanel()
  await (await linkTo('/mine/setting', '[role=dialog]')).click()
  await expect.poll(shownPath).toBe('/mine/setting')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(heading).toHaveFocus()
  history.back()
  await expect.poll(shownPath).toBe('/home/index')
  await expect.element(dialog).not.toBeInTheDocument()
})

it('clears the passwords of a screen that is left, and reports a completed change once', async () => {
  const sent: string[] = []
  const changeLoginPassword = ({ next }: { readonly next: string }) => Effect.sync(() => void sent.push(next))
  await mountApp('/mine/language', { ports: { security: { changeLoginPassword } } })
  const words = currentWords().security
  const fields = [words.old(), words.next(), words.confirmation()].map((label) =>
    page.getByLabelText(label, { exact: true }),
  )
  const visit = async () => {
    location.hash = '/mine/loginPassword'
    for (const field of fields) await expect.element(field).toHaveValue('')
  }
  const type = async () => {
    for (const [nth, field] of fields.entries()) await field.fill(nth === 0 ? 'practice2026' : 'another1password')
  }
  const leave = async () => {
    history.back()
    await expect.poll(shownPath).toBe('/mine/language')
  }
  await visit()
  await type()
  await leave()
  await visit()
  await type()
  await page.getByRole('button', { name: words.change() }).click()
  await expect.element(page.getByText(words.loginDone())).toBeVisible()
  expect(sent).toEqual(['another1password'])
  await leave()
  await visit()
  await expect.element(page.getByText(words.loginDone())).not.toBeInTheDocument()
})

it('clears the passwords of an app that was hidden for a minute, and nothing else', async () => {
  let now = NOW
  const ports = { clock: { now: () => now } }
  const { setVisible } = await mountApp('/login/login', { visitor: true, ports })
  const words = currentWords().login
  const [number, password] = [words.phone(), words.password()].map((label) =>
    page.getByLabelText(label, { exact: true }),
  )
  await number!.fill('0612345678')
  await password!.fill('letters1and2digits')
  const hideFor = (millis: number) => {
    setVisible(false)
    now += millis
    setVisible(true)
  }
  hideFor(59_999)
  await expect.element(password!).toHaveValue('letters1and2digits')
  hideFor(60_000)
  await expect.element(password!).toHaveValue('')
  await expect.element(number!).toHaveValue('0612345678')
})

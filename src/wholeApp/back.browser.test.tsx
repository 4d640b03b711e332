import { Effect } from 'effect'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { currentWords } from '../../ui/i18n/words.ts'
import { lazily } from '../../ui/kit/lazily.tsx'
import { makeOverlayStack } from '../../ui/kit/overlays/stack.ts'
import { OverlayStackProvider, useOverlay } from '../../ui/kit/overlays/useOverlay.ts'
import { mount } from '../../ui/kit/testing/mount.tsx'
import { NOW } from '../../ui/testing/now.ts'
import { hashHistory, overlayHistory } from '../overlayHistory.ts'
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

// An overlay alone on the browser's history; every other rule is in ../overlayHistory.test.ts.

let end = () => undefined as void
afterEach(() => end())

interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** As the app begins at the current entry, also when it is loaded again. */
const begin = () => {
  const base = hashHistory()
  const overlays = makeOverlayStack()
  overlayHistory(base, overlays)
  end = () => base.destroy()
  return overlays
}
const overlayOfEntry = (): unknown => history.state?.overlay

it('loaded again with a sheet open, it is at the page without the sheet, one step from the previous page', async () => {
  history.pushState(null, '', '#/previous')
  history.pushState(null, '', '#/withdraw')
  begin().add(() => undefined)
  await expect.poll(overlayOfEntry).toMatchObject({ depth: 1 })
  end()
  const overlays = begin()
  await expect.poll(overlayOfEntry).toBeUndefined()
  expect([location.hash, overlays.depth()]).toEqual(['#/withdraw', 0])
  history.back()
  await expect.poll(() => location.hash).toBe('#/previous')
})

it('Escape and Back cancel a sheet whose code is still loading, which then arrives for nothing', async () => {
  let arrive = () => undefined as void
  const Sheet = ({ open, onClose }: SheetProps) => {
    useOverlay(open, onClose)
    return open && <p>The sheet</p>
  }
  const code = new Promise<typeof Sheet>((resolve) => (arrive = () => resolve(Sheet)))
  const Part = lazily(() => code)
  history.pushState(null, '', '#/previous')
  history.pushState(null, '', '#/deposit')
  const overlays = begin()
  const Screen = () => {
    const [open, setOpen] = useState(false)
    return (
      <OverlayStackProvider value={overlays}>
        <button onClick={() => setOpen(true)}>Date</button>
        <Part open={open} onClose={() => setOpen(false)} />
      </OverlayStackProvider>
    )
  }
  await mount(<Screen />)
  const busy = () => document.querySelector('[aria-busy=true]')
  const arrived = page.getByText('The sheet')
  const open = async () => {
    ;(page.getByRole('button', { name: 'Date' }).element() as HTMLElement).click()
    await expect.poll(overlayOfEntry).toMatchObject({ depth: 1 })
  }
  for (const cancel of [() => userEvent.keyboard('{Escape}'), async () => history.back()]) {
    await open()
    expect(busy()).not.toBeNull()
    await cancel()
    await expect.poll(busy).toBeNull()
    await expect.poll(overlayOfEntry).toBeUndefined()
    expect(location.hash).toBe('#/deposit')
  }
  arrive()
  await code
  await expect.element(arrived).not.toBeInTheDocument()
  await open()
  await expect.element(arrived).toBeVisible()
  history.back()
  await expect.element(arrived).not.toBeInTheDocument()
  expect(location.hash).toBe('#/deposit')
  history.back()
  await expect.poll(() => location.hash).toBe('#/previous')
})

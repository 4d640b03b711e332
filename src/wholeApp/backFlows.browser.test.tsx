import { expect, it } from 'vitest'
import { currentWords } from '../../ui/i18n/words.ts'
import { button, type Flow, LANGUAGES, sheet, type Words } from '../testing/flows/flow.ts'
import { MONEY } from '../testing/flows/money.ts'
import { PRODUCTS } from '../testing/flows/products.ts'
import { TRADES } from '../testing/flows/trades.ts'
import { exampleAnswer } from '../../tests/contract/smallServer.ts'
import { mountExamples } from '../testing/mountSmallServer.tsx'

declare const __LONG_RUNS__: boolean

/** The screen that each flow is opened from and left to: one that asks for nothing and draws little, as it is drawn three times. */
const BEFORE = '#/mine/about'

const expectAt = (address: string) => expect.poll(() => location.hash).toBe(address)
/** A step in the history of the browser, until the page has heard of it. */
const stepTo = (way: 'back' | 'forward') =>
  new Promise((heard) => {
    addEventListener('popstate', heard, { once: true })
    history[way]()
  })
const expectNoSheet = () => expect.poll(() => sheet.elements()).toHaveLength(0)

/** Back closes the topmost overlay, the review before its form, and then leaves the page; Forward reopens nothing. */
const backCloses = async (words: Words, formSheet?: Flow['formSheet']): Promise<void> => {
  const here = location.hash
  if (formSheet) {
    await stepTo('back')
    await expect.element(formSheet(words)).toBeVisible()
    expect(location.hash).toBe(here)
  }
  await stepTo('back')
  await expectNoSheet()
  expect(location.hash).toBe(here)
  await stepTo('forward')
  // Forward leads to an entry without an overlay, which the app leaves immediately.
  await expect.poll(() => Boolean(history.state?.overlay)).toBe(false)
  await expectNoSheet()
  expect(location.hash).toBe(here)
}

/** Its button also closes the topmost overlay. */
const buttonCloses = async (words: Words, formSheet: Flow['formSheet']): Promise<void> => {
  const close = button(words.close(), sheet).first()
  await close.click()
  if (formSheet) {
    await expect.element(formSheet(words)).toBeVisible()
    await close.click()
  }
  await expectNoSheet()
}

const review = async (flow: Flow, words: Words): Promise<void> => {
  const { secret } = flow
  if (secret && !secret.inSheet) await secret.field(words).fill(secret.text)
  await flow.review(words)
  await expect.element(sheet.first()).toBeVisible()
  if (!secret?.inSheet) return
  await expect.element(secret.field(words)).toHaveValue('')
  await secret.field(words).fill(secret.text)
}

const typedIn = (kept: Flow['kept'], words: Words): string | null => {
  const field = kept?.(words).element()
  return field instanceof HTMLInputElement ? field.value : null
}

/** Each of its overlays is left by Back, by its button and after its success. */
const walk = async (flow: Flow, words: Words): Promise<void> => {
  const { at, other, secret } = flow
  const visit = async (path: string) => {
    location.hash = `#${path}`
    await flow.enter?.(words)
  }
  await visit(at)
  await flow.fill?.(words)

  await review(flow, words)
  await backCloses(words, flow.formSheet)
  const typed = typedIn(flow.kept, words)
  // The second Back leaves the page; on return the typed values are there, secrets are not.
  await stepTo('back')
  await expectAt(BEFORE)
  await visit(at)
  if (flow.kept && typed !== null) await expect.element(flow.kept(words)).toHaveValue(typed)
  if (secret && !secret.inSheet) await expect.element(secret.field(words)).toHaveValue('')
  await expectNoSheet()

  // Closed by its button, it leaves no history entry: one would be found by the last step back.
  await review(flow, words)
  await buttonCloses(words, flow.formSheet)

  // A success that is left with Back does not appear again.
  await flow.enter?.(words)
  await review(flow, words)
  await flow.send(words)
  await expect.element(flow.done(words)).toBeVisible()
  // A filled order has a further link, to what one does next.
  if (flow.doneLeads) expect(sheet.getByRole('link').elements()).toHaveLength(0)
  else await expect.element(sheet.getByRole('link').first()).toBeVisible()
  await backCloses(words)
  await stepTo('back')
  await expectAt(BEFORE)
  await visit(other ?? at)
  if (other !== undefined) {
    await flow.review(words)
    await expect.element(sheet.first()).toBeVisible()
  }
  await expect.poll(() => flow.done(words).elements()).toHaveLength(0)
}

// A third of the flows in each language; in long runs all in each.
for (const [nth, flow] of [...MONEY, ...PRODUCTS, ...TRADES].entries())
  it.each(__LONG_RUNS__ ? LANGUAGES : LANGUAGES.slice(nth % LANGUAGES.length).slice(0, 1))(
    `Back at every step of ${flow.name} (%s)`,
    async (language) => {
      const { atRest, leave } = await mountExamples(
        language,
        (path, form) => flow.answers?.(form)[path] ?? exampleAnswer(path),
      )
      location.hash = BEFORE
      await atRest('/mine/about')
      await walk(flow, currentWords())
      await leave()
    },
  )

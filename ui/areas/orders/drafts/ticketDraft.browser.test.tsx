import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { makeConnectionModel } from '../../../data/app/connection.model.ts'
import { currentWords } from '../../../i18n/words.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { expectNoBarriers } from '../../../testing/barriers.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import { desk } from '../ticket/testing/desk.ts'
import InfoBuy from '../ticket/InfoBuy.tsx'

const CODE = 'MY0101'

it.each(['es', 'ar'] as const)(
  'the form says that it is kept, and offers it at the next visit (%s)',
  async (language) => {
    await startAllWords(language)
    document.documentElement.lang = language
    document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
    // The device of a customer who is signed in.
    const kept = new Map([
      ['tokend', 't'],
      ['account', 'me'],
    ])
    const { drafts, markets, orders } = currentWords()
    const open = async (isOnline: boolean) => {
      const fake = desk({}, { quotes: { batch: () => Effect.never } }, kept)
      await fake.app.model(makeServerModel).load()
      const screen = await mountScreen(fake.app, '/quotes/infoBuy', InfoBuy, { code: CODE, direction: 'long' })
      await expect.element(page.getByLabelText(orders.quantity(), { exact: true })).toBeVisible()
      if (!isOnline) fake.app.model(makeConnectionModel).online.value = false
      return screen
    }
    const beginning = (text: string) => text.slice(0, text.indexOf('§')).trim()
    const quantity = page.getByLabelText(orders.quantity(), { exact: true })

    const first = await open(false)
    await quantity.fill('700')
    await expect.element(page.getByText(beginning(drafts.keptAway({ time: '§' })))).toBeVisible()
    await expectNoBarriers()
    await first.unmount()

    await open(true)
    const offer = page.getByRole('region', { name: drafts.draft(), exact: true })
    await expect.element(offer).toBeVisible()
    await expect.element(offer.getByText(drafts.priceThen())).toBeVisible()
    await expect.element(offer.getByText(drafts.priceNow())).toBeVisible()
    await expect.element(quantity).not.toHaveValue('700')
    await expectNoBarriers()
    await expect.element(offer.getByRole('button', { name: markets.sending.discard() })).toBeVisible()
    await offer.getByRole('button', { name: drafts.resume() }).click()
    await expect.element(quantity).toHaveValue('700')
    await expect.element(offer).not.toBeInTheDocument()
  },
)

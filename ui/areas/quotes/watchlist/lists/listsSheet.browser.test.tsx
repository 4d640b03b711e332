import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { currentWords } from '../../../../i18n/words.ts'
import { startAllWords } from '../../../../testing/allWords.ts'
import { expectNoBarriers } from '../../../../testing/barriers.ts'
import { makeFakeApp } from '../../../../testing/fakeApp.ts'
import { mountScreen } from '../../../../testing/mountScreen.tsx'
import { makeListsModel } from '../../../watchlist/lists.model.ts'
import { device, quoted } from '../../testing/samples.ts'
import { makeWatchlistModel } from '../watchlist.model.ts'
import { ListChips, ListsButton } from './ListChips.tsx'

it.each(['es', 'ar'] as const)(
  'lists are made, filled, moved, renamed, removed and restored (%s)',
  async (language) => {
    await startAllWords(language)
    document.documentElement.lang = language
    document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
    const { app } = makeFakeApp({
      ...device(),
      watchlist: { list: () => Effect.succeed(['A', 'B', 'C'].map((code) => quoted(code))) },
    })
    await app.model(makeWatchlistModel).load()
    await app.model(makeListsModel).load()
    const { lists, quotes } = currentWords()
    const Screen = () => (
      <main>
        <ListsButton />
        <ListChips />
      </main>
    )
    await mountScreen(app, '/quotes/index', Screen, {})
    const sheet = page.getByRole('dialog')
    const all = sheet.getByRole('list', { name: quotes.ownLists() })
    const row = (name: string) => all.getByRole('button', { name: new RegExp(`^${name}`) })
    const order = () =>
      all
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => (textContent.includes('Renta') ? 'Renta' : 'Madera'))
    const make = async (name: string) => {
      await sheet.getByLabelText(lists.newName()).fill(name)
      await sheet.getByRole('button', { name: lists.create(), exact: true }).click()
    }
    await page.getByRole('button', { name: quotes.ownLists() }).click()
    await make('Madera')
    await expect.element(sheet.getByRole('group', { name: 'Madera' })).toHaveFocus()
    await sheet.getByRole('checkbox', { name: /A Berhad/ }).click()
    await expectNoBarriers()
    await sheet.getByRole('button', { name: lists.back() }).click()
    // A name cannot be used twice.
    await make(' madera ')
    await expect.element(sheet.getByText(lists.problems.taken())).toBeVisible()
    await make('Renta')
    await sheet.getByRole('button', { name: lists.back() }).click()
    await expect.poll(order).toEqual(['Madera', 'Renta'])
    await all.getByRole('button', { name: quotes.moveDown({ name: 'Madera' }), exact: true }).click()
    await expect.poll(order).toEqual(['Renta', 'Madera'])

    // The keyboard goes into a list, stays there when it is renamed, and comes back to its row.
    row('Madera').element().focus()
    await userEvent.keyboard('{Enter}')
    await sheet.getByRole('textbox', { name: lists.name() }).fill('Bosque')
    await userEvent.keyboard('{Enter}')
    await expect.element(sheet.getByRole('group', { name: 'Bosque' })).toHaveFocus()
    await sheet.getByRole('textbox', { name: lists.name() }).fill('Madera')
    await userEvent.keyboard('{Enter}')
    sheet.getByRole('button', { name: lists.back() }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(row('Madera')).toHaveFocus()
    await all.getByRole('button', { name: quotes.remove({ name: 'Madera' }), exact: true }).click()
    await expect.poll(order).toEqual(['Renta'])
    await sheet.getByRole('button', { name: quotes.undo(), exact: true }).click()
    await expect.poll(order).toEqual(['Renta', 'Madera'])
    await expectNoBarriers()
  },
)

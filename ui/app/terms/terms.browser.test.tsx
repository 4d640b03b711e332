import { beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startWords } from '../../i18n/words.ts'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { mount } from '../../kit/testing/mount.tsx'
import { Term } from './Term.tsx'
import { TermButton } from './TermButton.tsx'

beforeAll(() => startWords('us'))

const dialog = () => page.getByRole('dialog')

it('a term in a list of figures explains itself, closes with Escape and gives the focus back', async () => {
  await mount(<Breakdown facts={[{ label: 'Lot', term: <Term of="lot" />, value: '100' }]} />)
  const term = page.getByRole('button', { name: 'Lot' })
  await expect.element(term).toHaveAttribute('aria-haspopup', 'dialog')
  await userEvent.tab()
  await expect.element(term).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).toHaveAccessibleName('Lot')
  await expect.element(dialog()).toHaveTextContent(/smallest quantity.*Example/)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(term).toHaveFocus()
})

it('all terms can be found from one of them, also with the letters of another case', async () => {
  await mount(<TermButton of="limitOrder" label="What “Limit order” means" />)
  await page.getByRole('button', { name: 'What “Limit order” means' }).click()
  await page.getByRole('button', { name: 'All terms' }).click()
  await expect.element(dialog()).toHaveAccessibleName('Glossary')
  await expect.element(page.getByRole('group', { name: 'Glossary' })).toHaveFocus()
  const names = page.getByRole('listitem')
  expect(names.elements().length).toBeGreaterThan(30)
  await page.getByRole('searchbox', { name: 'Find a term' }).fill('SPREAD')
  await expect.poll(() => names.elements().map((one) => one.textContent)).toEqual(['Spread'])
  await names.first().getByRole('button').click()
  await expect.element(dialog()).toHaveAccessibleName('Spread')
  await page.getByRole('button', { name: 'All terms' }).click()
  await page.getByRole('searchbox', { name: 'Find a term' }).fill('no such word')
  await expect.element(page.getByRole('status').filter({ hasText: 'No terms found' })).toBeVisible()
})

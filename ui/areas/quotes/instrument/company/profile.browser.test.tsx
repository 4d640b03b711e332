import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { parseDay } from '../../../../../domain/calendar/day.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { expectNoBarriers } from '../../../../testing/barriers.ts'
import { detail } from '../../../orders/ticket/testing/sample.ts'
import { openInstrument } from '../../testing/instrumentPage.tsx'

const PROFILE: NonNullable<Detail['profile']> = {
  sector: 'consumer-staples',
  business: 'Makes food and drink for households.',
  dates: [
    { kind: 'results', day: parseDay('2026-02-24') ?? 0 },
    { kind: 'dividend', day: parseDay('2026-03-11') ?? 0 },
    { kind: 'meeting', day: parseDay('2026-06-18') ?? 0 },
  ],
}
const found: Detail = { ...detail(), profile: PROFILE }
it.each([
  ['us', 'Consumer staples', 'Ex-date', '11 Mar 2026'],
  ['es', 'Consumo básico', 'Fecha exdividendo', '11 mar 2026'],
  ['ar', 'السلع الاستهلاكية الأساسية', 'تاريخ انتهاء الحق', '11 مارس 2026'],
] as const)('says what a company is, its next dates, and that they are simulated (%s)', async (language, ...texts) => {
  const { words } = await openInstrument({ language, found })
  const section = page.getByRole('heading', { name: words.quotes.profile.title() }).element().closest('section')
  for (const text of [...texts, PROFILE.business, words.quotes.profile.simulated()])
    expect(section?.textContent).toContain(text)
  expect(section?.querySelectorAll('dt')).toHaveLength(3)
  await expectNoBarriers()
})

it('calls nothing simulated where the server is no simulation', async () => {
  const settings = { title: null, logo: null, customerService: null, simulation: false, entries: new Map() }
  const { words } = await openInstrument({
    found,
    ports: { serverConfig: { settings: () => Effect.succeed(settings) } },
  })
  await expect.element(page.getByText(PROFILE.business)).toBeVisible()
  await expect.element(page.getByText(words.quotes.profile.simulated())).not.toBeInTheDocument()
})

it('stays away where the server does not describe the company', async () => {
  const { words } = await openInstrument()
  await expect.element(page.getByText(words.quotes.rules()).first()).toBeVisible()
  await expect.element(page.getByText(words.quotes.profile.title())).not.toBeInTheDocument()
})

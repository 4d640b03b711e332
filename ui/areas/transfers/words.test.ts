import { expect, it } from 'vitest'
import { LOCALES } from '../../i18n/locales.ts'
import { currentWords, loadNamespace, startWords } from '../../i18n/words.ts'

/** The word for a business day. */
const BUSINESS_DAY = {
  us: 'business days',
  tw: '工作日',
  es: 'días hábiles',
  cn: '工作日',
  my: 'hari bekerja',
  it: 'giorni lavorativi',
  kr: '영업일',
  ar: 'أيام العمل',
}

// 48 business hours would be almost five working days.
it.each(LOCALES)('a deposit is credited within 48 hours of business days, in $name', async ({ code }) => {
  await startWords(code)
  await loadNamespace('transfers')
  const text = currentWords().transfers.creditedWithin({ hours: 48 })
  expect(text).toContain('48')
  expect(text).toContain(BUSINESS_DAY[code])
})

import { expect, it } from 'vitest'
import { LOCALES } from '../../ui/i18n/locales.ts'
import { textsOf } from './texts.ts'

/** What would contradict RULES.md, margin: a loss of a margin position ends with its margin. */
const WITHOUT_LIMIT =
  /unlimited|no (upper )?limit|sin (límite|tope)|senza limite|tanpa had|没有上限|無上限|沒有上限|无限|상한이 없|무한|دون حد أعلى|بلا حد/i

it.each(LOCALES)('says everywhere that a loss ends with the margin: $name', async ({ code }) => {
  const texts = await textsOf(code)
  const margin = texts.get('meanings.list.margin.name') ?? 'no name'
  expect(texts.get('orders.risk.short')?.toLowerCase()).toContain(margin.toLowerCase())
  expect([...texts].filter(([, text]) => WITHOUT_LIMIT.test(text))).toEqual([])
})

import { expect, it } from 'vitest'
import { LOCALES, type LocaleRow } from '../../ui/i18n/locales.ts'
import { textsOf } from './texts.ts'

/** What only a simulation may say: each of these is shown where the server calls itself one, and nowhere else. */
const CLAIMS = [
  'block.simulated',
  'copytrading.simulated',
  'dividends.simulated',
  'firstHour.practice',
  'lending.simulated',
  'meanings.list.practiceMoney',
  'frame.simulation',
  'offers.simulated',
  'quotes.profile.simulated',
]

/** Named after what a record of the server says of itself. */
const OF_RECORDS = 'records.kinds.practice-money'

/** The words of the paper broker, which is one. */
const BROKER = 'broker-'

/** The words of simulation, practice and demonstration. In Korean a crypto-asset is a virtual one. */
const SAYS: { readonly [C in LocaleRow['code']]: RegExp } = {
  us: /simulat|practi[cs]e money|\bdemo|paper trad|invented/i,
  es: /simulad|simulaci|práctica|\bdemo\b|inventad/i,
  cn: /模拟|练习|演示|虚构/,
  tw: /模擬|練習|示範|虛構/,
  kr: /모의|시뮬|연습|데모|가상(?!자산)/,
  it: /simulat|simulazion|di prova|\bdemo\b|inventat/i,
  my: /simulasi|latihan|\bdemo\b|rekaan/i,
  ar: /محاكا|تجريب|تدريب|وهمي|خيالي/,
}

it.each(LOCALES)('$name says that something is simulated in these texts alone', async ({ code }) => {
  const found = [...(await textsOf(code))].flatMap(([key, text]) =>
    !key.startsWith(BROKER) && SAYS[code].test(text) ? [key] : [],
  )
  const known = (key: string) => key === OF_RECORDS || CLAIMS.some((one) => key === one || key.startsWith(`${one}.`))
  expect(found.filter((key) => !known(key))).toEqual([])
  // The list names nothing that is gone.
  expect(CLAIMS.filter((one) => !found.some((key) => key === one || key.startsWith(`${one}.`)))).toEqual([])
})

import type { Currency } from '../../domain/money/money.ts'
import type { Locales } from './i18n-types.ts'
import type { LocaleRow } from './locales.ts'

/**
 * Names that a broker of the language prints and the browser does not have, or has otherwise: USDT is in no table of
 * currencies, and CNY is the money that customers know as RMB. Source: RULES.md, money.
 */
const OWN: Readonly<Record<Locales, Partial<Readonly<Record<Currency, string>>>>> = {
  us: { USDT: 'Tether', CNY: 'Renminbi (RMB)' },
  es: { USDT: 'Tether', CNY: 'Renminbi (RMB)', THB: 'baht tailandés' },
  it: { USDT: 'Tether', CNY: 'renminbi (RMB)' },
  my: { USDT: 'Tether', CNY: 'Renminbi (RMB)' },
  cn: { USDT: '泰达币', CNY: '人民币' },
  tw: { USDT: '泰達幣', CNY: '人民幣' },
  kr: { USDT: '테더', CNY: '중국 위안(RMB)', TWD: '대만 달러', KRW: '원화' },
  ar: { USDT: 'تيذر', CNY: 'يوان صيني (RMB)', THB: 'بات تايلاندي', VND: 'دونغ فيتنامي' },
}

/** The name of a currency as a list prints it: with a capital letter where the language has them. */
export const currencyName = (currency: Currency, { code, tag }: LocaleRow): string => {
  const names = new Intl.DisplayNames([tag], { type: 'currency' })
  const [first = '', ...rest] = OWN[code][currency] ?? names.of(currency) ?? currency
  return first.toLocaleUpperCase(tag) + rest.join('')
}

/** The options of a choice of currency: the code, and the name beside it. */
export const currencyOptions = <C extends Currency>(currencies: ReadonlyArray<C>, row: LocaleRow) =>
  currencies.map((value) => ({ value, label: `${value} · ${currencyName(value, row)}` }))

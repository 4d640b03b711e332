import { compare, type Decimal, decimal, formatDecimal } from '../money/decimal.ts'
import { type Currency, roundToMinor } from '../money/money.ts'

/** What a payment code says about the account that is paid. */
export interface PaidAccount {
  readonly holder: string | null
  readonly number: string | null
  readonly swift: string | null
  readonly reference: string | null
  readonly walletAddress: string | null
  /** A merchant code of EMVCo for this customer, as the broker's bank issued it. */
  readonly paymentCode: string | null
}

/** Numbers of ISO 4217, by which a merchant code names its currency. USDT has none. */
const NUMBERS: Readonly<Partial<Record<Currency, string>>> = {
  EUR: '978',
  USD: '840',
  MYR: '458',
  CNY: '156',
  TWD: '901',
  JPY: '392',
  HKD: '344',
  THB: '764',
  VND: '704',
  KRW: '410',
}

const SEPA_MOST = decimal('999999999.99')
const LONGEST_NAME = 70
const LONGEST_REFERENCE = 140

const amountText = (amount: Decimal, currency: Currency): string => formatDecimal(roundToMinor(amount, currency))

/** A line of the code: a line break inside would begin the next field. */
const line = (text: string | null, longest: number): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longest)

/** The text of a credit transfer in euros by EPC069-12, version 002. Source: RULES.md, payment codes. */
const sepaCode = ({ holder, number, swift, reference }: PaidAccount, amount: Decimal | null): string | null => {
  if (holder === null || number === null) return null
  const iban = number.replaceAll(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return null
  if (amount !== null && compare(amount, SEPA_MOST) > 0) return null
  const bic = swift?.match(/^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/)?.[0] ?? ''
  const sum = amount === null ? '' : `EUR${amountText(amount, 'EUR')}`
  const fields = ['BCD', '002', '1', 'SCT', bic, line(holder, LONGEST_NAME), iban, sum, '', '']
  return [...fields, line(reference, LONGEST_REFERENCE)].join('\n')
}

/** One element of a merchant code: two digits of a tag, two of a length, the value. */
type Element = readonly [tag: string, value: string]

const CHECKSUM = '63'

const written = (elements: ReadonlyArray<Element>): string =>
  elements.map(([tag, value]) => tag + String(value.length).padStart(2, '0') + value).join('')

/** CRC-16 of ISO/IEC 13239 over bytes of ASCII: polynomial 1021, beginning with FFFF. */
const checksum = (text: string): string => {
  let crc = 0xff_ff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x80_00 ? (crc << 1) ^ 0x10_21 : crc << 1) & 0xff_ff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** A merchant code of these elements, closed by its checksum. Source: RULES.md, payment codes. */
export const merchantCode = (elements: ReadonlyArray<Element>): string => {
  const open = `${written(elements)}${CHECKSUM}04`
  return open + checksum(open)
}

/** The elements of a merchant code without its checksum; null where it is not one, or was damaged. */
export const merchantElements = (code: string): ReadonlyArray<Element> | null => {
  const elements: Element[] = []
  let at = 0
  while (at < code.length) {
    const head = code.slice(at, at + 4)
    const end = at + 4 + Number(head.slice(2))
    if (!/\d{4}/.test(head) || end > code.length) return null
    elements.push([head.slice(0, 2), code.slice(at + 4, end)])
    at = end
  }
  const last = elements.at(-1)
  if (elements[0]?.[0] !== '00' || last?.[0] !== CHECKSUM) return null
  return checksum(code.slice(0, -4)) === last[1] ? elements.slice(0, -1) : null
}

/** The broker's merchant code with the amount of this payment. Source: RULES.md, payment codes. */
const codeWithAmount = (code: string, currency: Currency, amount: Decimal | null): string | null => {
  const elements = merchantElements(code)
  const isOfCurrency = elements?.some(([tag, value]) => tag === '53' && value === NUMBERS[currency])
  if (!elements || !isOfCurrency) return null
  if (amount === null) return code
  // 01 says whether the code is for one payment (12) or for many (11); 54 is the amount. Tags stand in their order.
  const rest = elements.filter(([tag]) => tag !== '01' && tag !== '54')
  const asked: ReadonlyArray<Element> = [...rest, ['01', '12'], ['54', amountText(amount, currency)]]
  return merchantCode(asked.toSorted(([a], [b]) => a.localeCompare(b)))
}

/**
 * The text of the QR code that fills in a transfer: EPC069-12 for euros to an IBAN, EMVCo's merchant code where the broker has one for the
 * currency, the address of a wallet. Null where there is none. Source: RULES.md, payment codes.
 */
export const paymentCode = (account: PaidAccount, currency: Currency, amount: Decimal | null): string | null => {
  if (account.walletAddress !== null) return account.walletAddress
  if (account.paymentCode !== null) return codeWithAmount(account.paymentCode, currency, amount)
  return currency === 'EUR' ? sepaCode(account, amount) : null
}

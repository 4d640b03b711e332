import { DEPOSIT_HOURS } from '../../../domain/transfers/hours.ts'
import { merchantCode } from '../../../domain/deposits/paymentCode.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import type { Data } from '../../platform/contract/operations.ts'
import { type Channel, HOLDER, HOLDER_ADDRESS, SWIFT } from './channels.ts'
import type { ChannelWords } from './channelWords/words.ts'
import { showHours } from '../transfers/services.ts'

type WireChannel = Data<'/funds/channels'>[number]
type WireAccount = WireChannel['accounts'][number]

/** Within how many hours of working days a deposit is credited. Source: RULES.md, funds. */
const ARRIVES_WITHIN = 48

/** Where banks pay by a merchant code: the number of the currency, the country and the city of the account. */
const MERCHANT_CODES: Readonly<Partial<Record<Channel['currency'], readonly [string, string, string]>>> = {
  MYR: ['458', 'MY', 'Kuala Lumpur'],
  TWD: ['901', 'TW', 'Taipei'],
  JPY: ['392', 'JP', 'Tokyo'],
}

/** A merchant code of a network that does not exist, so that no bank's app pays by it. Source: RULES.md, payment codes. */
const practiceCode = (currency: Channel['currency'], number: string, reference: string): string => {
  const place = MERCHANT_CODES[currency]
  if (!place) return ''
  const [money, country, city] = place
  const account = `0008practice01${number.length}${number}`
  return merchantCode([
    ['00', '01'],
    ['01', '11'],
    ['26', account],
    ['52', '6211'],
    ['53', money],
    ['58', country],
    ['59', HOLDER],
    ['60', city],
    ['62', `05${String(reference.length).padStart(2, '0')}${reference}`],
  ])
}

/** The account to pay to. The reference identifies the customer of a transfer. */
const accountOf = (channel: Channel, reference: string): WireAccount => {
  const own = { id: `${channel.id}-1`, reference }
  return channel.method === 'bank'
    ? {
        ...own,
        holder: HOLDER,
        bank: channel.bank,
        number: channel.number,
        swift: SWIFT,
        bankaddress: channel.bankAddress,
        payeeaddress: HOLDER_ADDRESS,
        accounttype: 'current',
        network: '',
        walletaddress: '',
        paymentcode: practiceCode(channel.currency, channel.number, reference),
      }
    : {
        ...own,
        holder: '',
        bank: '',
        number: '',
        swift: '',
        bankaddress: '',
        payeeaddress: '',
        accounttype: '',
        network: channel.network,
        walletaddress: channel.address,
      }
}

const contentOf = (channel: Channel, isOpen: boolean, words: ChannelWords): string => {
  if (!isOpen) return words.closed
  return channel.method === 'bank' ? words.aboutBank : words.aboutWallet(channel.network)
}

export interface Viewed {
  readonly isOpen: boolean
  readonly words: ChannelWords
  readonly now: Date
  /** The user id as shown to people. */
  readonly customer: bigint
}

/** A channel as the contract represents it for a customer. */
export const showChannel = (channel: Channel, { customer, isOpen, now, words }: Viewed): WireChannel => ({
  id: channel.id,
  method: channel.method,
  name: channel.method === 'bank' ? words.bank[channel.currency] : words.wallet(channel.network),
  currency: channel.currency,
  status: isOpen ? 1 : 0,
  min: formatDecimal(channel.limits.min),
  max: formatDecimal(channel.limits.max),
  hours: showHours(DEPOSIT_HOURS, now),
  arrivehours: ARRIVES_WITHIN,
  content: contentOf(channel, isOpen, words),
  accounts: isOpen ? [accountOf(channel, String(customer).padStart(6, '0'))] : [],
})

import type { Network } from '../../../domain/payees/wallet.ts'
import type { AmountLimits } from '../../../domain/money/limits.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { BankCurrency } from './channelWords/words.ts'

interface Shared {
  readonly id: string
  readonly limits: AmountLimits
  /** Closed from the start; testers close and open others. */
  readonly isServiced: boolean
}

/** A bank account of the broker. It does not exist: its check digits are wrong and no bank has the code. */
export interface BankChannel extends Shared {
  readonly method: 'bank'
  readonly currency: BankCurrency
  readonly bank: string
  readonly number: string
  readonly bankAddress: string
}

/** An address of the broker on a network. No network accepts it: it contains characters that are never valid. */
export interface WalletChannel extends Shared {
  readonly method: 'wallet'
  readonly currency: 'USDT'
  readonly network: Network
  readonly address: string
}

export type Channel = BankChannel | WalletChannel

export const HOLDER = 'Calm Broker'
export const HOLDER_ADDRESS = 'Jalan Latihan 10, 50000 Kuala Lumpur'
export const SWIFT = 'PRACTICE'

const limits = (min: string, max: string): AmountLimits => ({ min: decimal(min), max: decimal(max) })

const bank = (
  currency: BankCurrency,
  least: string,
  most: string,
  [name, number, bankAddress]: readonly [string, string, string],
  isServiced = false,
): BankChannel => ({
  id: `bank-${currency.toLowerCase()}`,
  method: 'bank',
  currency,
  limits: limits(least, most),
  bank: name,
  number,
  bankAddress,
  isServiced,
})

const wallet = (network: Network): WalletChannel => ({
  id: `wallet-usdt-${network.toLowerCase()}`,
  method: 'wallet',
  currency: 'USDT',
  limits: limits('20.00', '50000.00'),
  network,
  address: `PRACTICE-ONLY-${network}-0000000000000000`,
  isServiced: false,
})

/** All deposit channels. Banks, accounts and addresses are invented. */
export const CHANNELS: ReadonlyArray<Channel> = [
  bank('EUR', '20.00', '100000.00', [
    'Banco de Prácticas',
    'ES0000000000000000000001',
    'Calle Simulada 1, 28000 Madrid',
  ]),
  bank('USD', '20.00', '100000.00', ['Practice Bank', '000000000002', '1 Sample Street, New York']),
  bank('MYR', '100.00', '500000.00', ['Bank Latihan', '000000000003', 'Jalan Contoh 3, 50000 Kuala Lumpur']),
  bank('CNY', '150.00', '700000.00', ['模拟银行', '000000000004', '上海市示例路4号']),
  bank('TWD', '600.00', '3000000.00', ['模擬銀行', '000000000005', '臺北市範例路5號']),
  bank('JPY', '3000', '15000000', ['練習銀行', '000000000006', '東京都見本町6番']),
  bank('HKD', '150.00', '800000.00', ['Practice Bank Hong Kong', '000000000007', '7 Sample Road, Hong Kong']),
  bank('THB', '700.00', '3500000.00', ['ธนาคารฝึกหัด', '000000000008', '8 ถนนตัวอย่าง กรุงเทพฯ']),
  bank('VND', '500000', '2500000000', ['Ngân hàng Thực hành', '000000000009', '9 Đường Mẫu, Hà Nội']),
  bank('KRW', '30000', '150000000', ['연습은행', '000000000010', '서울특별시 견본로 10'], true),
  wallet('TRC20'),
  wallet('ERC20'),
  wallet('BTC'),
]

/** The channel with an id; undefined where there is none. */
export const findChannel = (id: string): Channel | undefined => CHANNELS.find((channel) => channel.id === id)

/** Whether the channel accepts deposits now, given the services that testers have closed. */
export const isOpen = ({ id, isServiced }: Channel, closed: ReadonlySet<string>): boolean =>
  !isServiced && !closed.has(id)

/** Whether a channel accepts a currency. */
export const takes = (channel: Channel, currency: Currency): boolean => channel.currency === currency

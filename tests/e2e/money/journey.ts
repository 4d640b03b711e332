import { call } from '../../demoCustomer.ts'
import type { control, Customer } from '../support/control.ts'
import type { Screen } from './screens.ts'
import type { WeakLine } from './weakLine.ts'

/** A customer's journey from an empty account to a deposit and a withdrawal. */
export interface Journey extends Screen {
  readonly customer: Customer
  /** The address of the app, over a connection that the test can break. */
  readonly line: WeakLine
  readonly steer: ReturnType<typeof control>
  /** Goes to a screen within the app; without a path the one that is shown is opened again. */
  readonly go: (path?: string) => Promise<void>
  /** A wallet from the broker. */
  readonly wallet: (currency: string) => Promise<{ readonly balance: string; readonly frozen: string } | undefined>
}

/** Requests a wallet with a session. */
export const walletOf = async (url: string, { token, account }: Customer, currency: string) => {
  const all = (await call(url, '/funds/wallets', {}, { token, account })) as ReadonlyArray<{
    currency: string
    balance: string
    frozen: string
  }>
  return all.find((one) => one.currency === currency)
}

/** An amount in the format of all screens. */
export const shown = (amount: number): string =>
  amount.toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

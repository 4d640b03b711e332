import { formatDecimal } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { Handlers } from '../../platform/contract/operations.ts'
import { balances } from '../../ledger/balances.ts'
import { login } from './login.ts'
import { passkeyLoginHandlers } from './passkeys/loginByPasskey.ts'
import { recoveryHandlers } from './recovery/recover.ts'
import { register } from './register.ts'
import { closeSession } from './sessions.ts'

export const accountHandlers = {
  '/user/register': register,
  '/user/login': login,
  ...passkeyLoginHandlers,
  ...recoveryHandlers,
  '/user/logout': async (_body, { broker, tokenHash }) => {
    await closeSession(broker.db, tokenHash)
    return null
  },
  '/user/getUserinfo': async (_body, { broker, customer }) => {
    const wallets = await balances(broker.db, customer.id)
    const free = (currency: Currency) => {
      const wallet = wallets.get(currency)
      return wallet ? formatDecimal(wallet.available) : '0.00'
    }
    return {
      id: String(customer.number),
      account: customer.phone,
      eur: free('EUR'),
      usd: free('USD'),
      usdt: free('USDT'),
    }
  },
} satisfies Partial<Handlers>

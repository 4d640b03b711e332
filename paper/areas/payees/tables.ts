import type { components } from '../../../adapters/generated/contract.ts'
import type { AccountType, Network, PayMethod } from '../../../domain/contract/enumerations.ts'
import '../../platform/database/database.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    cards: {
      id: string
      customer_id: string
      method: PayMethod
      number_type: components['schemas']['BankCard']['numbertype']
      /** A fingerprint: recognises the number without containing it. */
      digest: Buffer
      /** Masked. */
      number: string
      /** Masked. */
      holder: string
      bank: string
      swift: string
      bank_address: string
      payee_address: string
      account_type: AccountType | ''
      network: Network | ''
      bound_at: Date
      unbound_at: Date | null
    }
  }
}

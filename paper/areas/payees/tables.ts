import type { AccountType, Network, PayeeNumberKind, PayMethod } from '../../../domain/contract/enumerations.ts'
import '../../platform/database/database.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    cards: {
      id: string
      customer_id: string
      method: PayMethod
      number_type: PayeeNumberKind
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

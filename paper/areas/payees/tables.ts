import '../../platform/database/database.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    cards: {
      id: string
      customer_id: string
      method: 'bank' | 'wallet'
      number_type: 'iban' | 'card' | 'address'
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
      account_type: 'savings' | 'current' | ''
      network: 'TRC20' | 'ERC20' | 'BTC' | ''
      bound_at: Date
      unbound_at: Date | null
    }
  }
}

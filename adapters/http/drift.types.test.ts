import { describe, expectTypeOf, it } from 'vitest'
import type { components } from '../generated/contract.ts'
import type { CreditLoan } from '../generated/schemas/credit.ts'
import type { BankCard } from '../generated/schemas/payees.ts'
import type { Agrees } from './wire.ts'

type Wire = components['schemas']['CreditLoan']
type Card = components['schemas']['BankCard']
type Loan = typeof CreditLoan
type Drift = { readonly CONTRACT_DRIFT: unknown }

describe('a generated schema that is not the one of the contract', () => {
  it('does not compile where an adapter calls with it', () => {
    expectTypeOf<Agrees<Loan, Wire>>().toEqualTypeOf<unknown>()
    expectTypeOf<Agrees<typeof BankCard, Card>>().toEqualTypeOf<unknown>()
    // A renamed field, one that is gone, and a new one.
    expectTypeOf<Agrees<Loan, Omit<Wire, 'paid'> & { repaid: Wire['paid'] }>>().toExtend<Drift>()
    expectTypeOf<Agrees<Loan, Omit<Wire, 'paid'>>>().toExtend<Drift>()
    expectTypeOf<Agrees<Loan, Wire & { reference: string }>>().toExtend<Drift>()
    // A required field that may be missing, and an optional one that is required.
    expectTypeOf<Agrees<Loan, Omit<Wire, 'paid'> & { paid?: Wire['paid'] }>>().toExtend<Drift>()
    expectTypeOf<Agrees<typeof BankCard, Omit<Card, 'paidfrom'> & Required<Pick<Card, 'paidfrom'>>>>().toExtend<Drift>()
    // A figure that is only a text, a field that may be null, a list in place of a value.
    expectTypeOf<Agrees<Loan, Omit<Wire, 'paid'> & { paid: string }>>().toExtend<Drift>()
    expectTypeOf<Agrees<Loan, Omit<Wire, 'currency'> & { currency: Wire['currency'] | null }>>().toExtend<Drift>()
    expectTypeOf<Agrees<Loan, Omit<Wire, 'id'> & { id: Array<string> }>>().toExtend<Drift>()
    // A word that is missing, and one more.
    expectTypeOf<
      Agrees<Loan, Omit<Wire, 'currency'> & { currency: Exclude<Wire['currency'], 'EUR'> }>
    >().toExtend<Drift>()
    expectTypeOf<Agrees<Loan, Omit<Wire, 'currency'> & { currency: Wire['currency'] | 'GBP' }>>().toExtend<Drift>()
  })
})

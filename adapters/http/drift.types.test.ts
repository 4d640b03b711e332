import { describe, expectTypeOf, it } from 'vitest'
import type { components } from '../generated/contract.ts'
import type { CreditLoan } from '../generated/schemas/credit.ts'
import type { BankCard } from '../generated/schemas/payees.ts'
import type { Agrees, Body } from './wire.ts'

type Wire = components['schemas']['CreditLoan']
type Card = components['schemas']['BankCard']
type Loan = typeof CreditLoan
/** The record with one field of another type. */
type With<K extends keyof Wire, Changed> = Omit<Wire, K> & Changed
/** What the type check says: the fields. */
type Drift<Fields> = { readonly CONTRACT_DRIFT: Fields }
type Said<T> = T extends { readonly CONTRACT_DRIFT: infer Fields } ? Drift<Fields> : T

describe('a generated schema that is not the one of the contract', () => {
  it('does not compile where an adapter calls with it, and the error names the field', () => {
    expectTypeOf<Agrees<Loan, Wire>>().toEqualTypeOf<unknown>()
    expectTypeOf<Agrees<typeof BankCard, Card>>().toEqualTypeOf<unknown>()
    // A renamed field, one that is gone, and a new one.
    type Renamed = Omit<Wire, 'paid'> & { repaid: Wire['paid'] }
    expectTypeOf<Said<Agrees<Loan, Renamed>>>().toEqualTypeOf<Drift<'paid' | 'repaid'>>()
    expectTypeOf<Said<Agrees<Loan, Omit<Wire, 'paid'>>>>().toEqualTypeOf<Drift<'paid'>>()
    expectTypeOf<Said<Agrees<Loan, Wire & { reference: string }>>>().toEqualTypeOf<Drift<'reference'>>()
    // A required field that may be missing, and an optional one that is required.
    expectTypeOf<Said<Agrees<Loan, With<'paid', { paid?: Wire['paid'] }>>>>().toEqualTypeOf<Drift<'paid'>>()
    type Paid = Omit<Card, 'paidfrom'> & Required<Pick<Card, 'paidfrom'>>
    expectTypeOf<Said<Agrees<typeof BankCard, Paid>>>().toEqualTypeOf<Drift<'paidfrom'>>()
    // A figure that is only a text, a field that may be null, a list in place of a value.
    expectTypeOf<Said<Agrees<Loan, With<'paid', { paid: string }>>>>().toEqualTypeOf<Drift<'paid'>>()
    type Null = With<'currency', { currency: Wire['currency'] | null }>
    expectTypeOf<Said<Agrees<Loan, Null>>>().toEqualTypeOf<Drift<'currency'>>()
    expectTypeOf<Said<Agrees<Loan, With<'id', { id: Array<string> }>>>>().toEqualTypeOf<Drift<'id'>>()
    // A word that is missing, and one more.
    type Fewer = With<'currency', { currency: Exclude<Wire['currency'], 'EUR'> }>
    expectTypeOf<Said<Agrees<Loan, Fewer>>>().toEqualTypeOf<Drift<'currency'>>()
    type More = With<'currency', { currency: Wire['currency'] | 'GBP' }>
    expectTypeOf<Said<Agrees<Loan, More>>>().toEqualTypeOf<Drift<'currency'>>()
  })
})

describe('a call that forgets a field of its form', () => {
  it('does not compile, though a server takes the form without it', () => {
    type Sent = Exclude<Body<'/bank/list'>, FormData | undefined>
    expectTypeOf<{ type: undefined }>().toExtend<Sent>()
    expectTypeOf<object>().not.toExtend<Sent>()
  })
})

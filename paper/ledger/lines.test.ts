import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../domain/money/decimal.ts'
import { type Currency, money } from '../../domain/money/money.ts'
import type { LockedAccount } from './accounts.ts'
import { accountKey, available, entry, held, house, LedgerMistake, move } from './entry.ts'
import { closing, type Content, fingerprintOf, type Line, assignSequence } from './lines.ts'

const of = (amount: string, currency: Currency = 'EUR') => money(decimal(amount), currency)
const free = available('c-1')
const reserved = held('c-1')

/** Free money 100.00 after seven postings, held money 20.00 after two, the broker's fees without a balance. */
const accounts = new Map<string, LockedAccount>([
  [accountKey(free, 'EUR'), { id: 'a-free', owner: 'c-1', balance: decimal('100.00'), sequence: 7n }],
  [accountKey(reserved, 'EUR'), { id: 'a-held', owner: 'c-1', balance: decimal('20.00'), sequence: 2n }],
  [accountKey(house('fees'), 'EUR'), { id: 'a-fees', owner: null, balance: undefined, sequence: 0n }],
])
const shown = (lines: ReadonlyArray<Line>) =>
  lines.map(({ account, balanceAfter, sequence }) => [
    account.id,
    sequence,
    balanceAfter === null ? null : formatDecimal(balanceAfter),
  ])

describe('postings', () => {
  const entries = [...move(free, reserved, of('30.00')), entry(free, of('-0.50')), entry(house('fees'), of('0.50'))]

  it('are numbered per account, each with the balance after it', () => {
    expect(shown(assignSequence(entries, accounts))).toEqual([
      ['a-free', 8n, '70.00'],
      ['a-held', 3n, '50.00'],
      ['a-free', 9n, '69.50'],
      ['a-fees', null, null],
    ])
  })

  it('give every customer account the state of its last line, and leave out the broker’s own', () => {
    expect(shown(closing(assignSequence(entries, accounts)))).toEqual([
      ['a-free', 9n, '69.50'],
      ['a-held', 3n, '50.00'],
    ])
  })

  it('keep their entry and their order', () =>
    expect(assignSequence(entries, accounts).map((line) => line.entry)).toEqual(entries))

  it('need an open account', () =>
    expect(() => assignSequence([entry(free, of('1', 'USD'))], accounts)).toThrow(
      new LedgerMistake('an account could not be opened'),
    ))
})

describe('the fingerprint of a transfer', () => {
  const content: Content = { kind: 'fee', reference: 'order-1', entries: move(free, house('fees'), of('1.50')) }

  it('is stored with the transfer, so it does not change', () =>
    expect(fingerprintOf(content)).toBe('ee83_3YEI6nnxsW1y8rTFMT2p-leJKDJYkwbVprcI8w'))

  it.each<[string, Content]>([
    ['kind', { ...content, kind: 'tax' }],
    ['reference', { ...content, reference: 'order-2' }],
    ['amount', { ...content, entries: move(free, house('fees'), of('1.51')) }],
    ['currency', { ...content, entries: move(free, house('fees'), of('1.50', 'USD')) }],
    ['account', { ...content, entries: move(reserved, house('fees'), of('1.50')) }],
    ['order of entries', { ...content, entries: content.entries.toReversed() }],
  ])('differs where the %s differs', (_what, other) => expect(fingerprintOf(other)).not.toBe(fingerprintOf(content)))

  it('differs between no reference and a reference', () => {
    const { reference: _, ...bare } = content
    expect(fingerprintOf({ ...content, reference: undefined })).toBe(fingerprintOf(bare))
    expect(fingerprintOf(bare)).not.toBe(fingerprintOf(content))
  })
})

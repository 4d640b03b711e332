import { Effect } from 'effect'
import { decimal } from '../../../../domain/money/decimal.ts'
import { type Failure, Offline, Unavailable } from '../../../../ports/failure.ts'
import type { CurrencyFunds } from '../../../../ports/Wealth.ts'
import type { BoundPayee } from '../../../../ports/Payees.ts'
import type { NewWithdrawal, PreviewRequest, Withdrawal, WithdrawalPreview } from '../../../../ports/Withdrawals.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { makeWithdrawModel } from '../withdraw.model.ts'

/** All requirements are met, within service hours. */
export const PREVIEW: WithdrawalPreview = {
  currency: 'EUR',
  settling: [],
  available: decimal('6120.00'),
  limits: { min: decimal('21.71'), max: decimal('108525.34') },
  feeRule: { fixed: decimal('0'), points: decimal('0.1'), least: decimal('0.22'), most: decimal('10.85') },
  amount: decimal('0'),
  fee: decimal('0'),
  arrival: decimal('0'),
  hours: { zone: 'Asia/Kuala_Lumpur', days: [1, 2, 3, 4, 5], open: '08:30', close: '17:00', isOpen: true, nextOpen: 0 },
  dueAt: 1_768_467_600_000,
  standing: { identity: 'verified', hasFundPassword: true, hasCard: true, owesCredit: false },
  wait: null,
}
export const PAYEE: BoundPayee = {
  id: 'card-1',
  kind: 'iban',
  holder: 'M**** R',
  number: 'ES91 **** 1332',
  bank: 'Banco Sereno',
  swift: null,
  bankAddress: null,
  payeeAddress: null,
  accountType: null,
  network: null,
  inUse: false,
  boundAt: 0,
  paidFrom: null,
}
export const DONE: Withdrawal = {
  id: 'w-1',
  currency: 'EUR',
  amount: decimal('100'),
  fee: decimal('0.22'),
  arrival: decimal('99.78'),
  state: 'under-review',
  card: null,
  reason: null,
  remark: null,
  requestedAt: 1,
  dueAt: 2,
  endedAt: null,
}

interface Before {
  /** The device's storage. */
  readonly kept: Map<string, string>
  /** The withdrawal that the server has accepted under the requested id. */
  readonly found: Withdrawal | null
  readonly now: () => number
  /** The next request's id; numbered ones by default. */
  readonly newId: () => string
  readonly payees: ReadonlyArray<BoundPayee>
  readonly funds: ReadonlyArray<CurrencyFunds>
}

/** The model of withdrawals with a broker whose answers the test sets. */
export const setUp = (
  more: Partial<WithdrawalPreview> = {},
  answer: Effect.Effect<Withdrawal, Failure> = Effect.succeed(DONE),
  {
    kept = new Map<string, string>(),
    found = null,
    now = () => 1_000,
    newId,
    payees = [PAYEE],
    funds = [],
  }: Partial<Before> = {},
) => {
  const sent: Array<readonly [NewWithdrawal, string]> = []
  const asked: PreviewRequest[] = []
  const cancelled: string[] = []
  const sought: string[] = []
  const down = { preview: false, cards: false }
  let onDevice = ''
  let ids = 0
  const fake = makeFakeApp(
    {
      clock: { now, newId: newId ?? (() => `id-${(ids += 1)}`) },
      credentials: { current: () => ({ token: 't', account: '5550000001' }) },
      funds: { list: () => Effect.succeed(funds) },
      payees: { list: () => Effect.suspend(() => (down.cards ? Effect.fail(new Offline()) : Effect.succeed(payees))) },
      withdrawals: {
        preview: (request) =>
          Effect.suspend(() => {
            asked.push(request)
            if (down.preview) return Effect.fail(new Unavailable({ status: 503 }))
            const { amount = decimal('0'), currency } = request
            return Effect.succeed({ ...PREVIEW, ...more, currency, amount, fee: decimal('0.22'), arrival: amount })
          }),
        submit: (withdrawal, id) =>
          Effect.suspend(() => {
            sent.push([withdrawal, id])
            onDevice = [...kept.values()].join()
            return answer
          }),
        find: (_, id) =>
          Effect.sync(() => {
            sought.push(id)
            return found
          }),
        cancel: (id) => Effect.sync(() => void cancelled.push(id)),
        list: () => Effect.succeed({ list: [DONE], next: null }),
      },
    },
    kept,
  )
  const model = makeWithdrawModel(fake.app)
  const type = (amount: string, fundPassword = '280519') => {
    model.form.change('amount', amount)
    model.form.change('fundPassword', fundPassword)
  }
  return { ...fake, model, sent, sought, asked, cancelled, down, type, onDevice: () => onDevice }
}

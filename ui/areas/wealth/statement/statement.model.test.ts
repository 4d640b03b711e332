import { Deferred, Effect } from 'effect'
import { expect, it } from 'vitest'
import { type Failure, Rejected, Unavailable } from '../../../../ports/failure.ts'
import type { Statement } from '../../../../ports/Wealth.statement.ts'
import { eventually } from '../../../testing/eventually.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { makeStatementModel } from './statement.model.ts'

const of = (month: string): Statement => ({
  month,
  first: '2026-04',
  latest: '2026-06',
  from: 0,
  to: 1,
  isOver: month < '2026-06',
  wallets: [],
  movements: [],
  heldAt: null,
  holdings: [],
})

const start = () => {
  const asked: Array<string | undefined> = []
  const answers: Array<Deferred.Deferred<Statement, Failure>> = []
  const { app } = makeFakeApp({
    reports: {
      statement: (month) => {
        asked.push(month)
        const answer = Deferred.makeUnsafe<Statement, Failure>()
        answers.push(answer)
        return Deferred.await(answer)
      },
    },
  })
  const model = app.model(makeStatementModel)
  const answer = (how: Effect.Effect<Statement, Failure>) => {
    const last = answers.at(-1)
    if (last) Effect.runSync(Deferred.completeWith(last, how))
  }
  const steps = () => [model.previous.value, model.month.value, model.next.value]
  return { answer, asked, model, steps }
}

it('can be stepped through while a month is loaded, and where that fails', async () => {
  const { answer, asked, model, steps } = start()
  model.open(undefined)
  expect(steps()).toEqual([null, null, null])
  answer(Effect.succeed(of('2026-06')))
  await eventually(() => expect(steps()).toEqual(['2026-05', '2026-06', null]))
  model.open('2026-05')
  expect([model.query.value.value, ...steps()]).toEqual([null, '2026-04', '2026-05', '2026-06'])
  model.open('2026-04')
  expect(steps()).toEqual([null, '2026-04', '2026-05'])
  answer(Effect.fail(new Unavailable({ status: 503 })))
  await eventually(() => expect(model.query.status.value).toBe('failed'))
  expect(steps()).toEqual([null, '2026-04', '2026-05'])
  model.open('2026-05')
  answer(Effect.succeed(of('2026-05')))
  await eventually(() => expect(model.query.value.value?.month).toBe('2026-05'))
  expect(asked).toEqual([undefined, '2026-05', '2026-04', '2026-05'])
})

it('is that of the running month where the address has none', async () => {
  const { answer, asked, model } = start()
  model.open('2026-13')
  answer(Effect.succeed(of('2026-06')))
  await eventually(() => expect(model.month.value).toBe('2026-06'))
  expect(asked).toEqual([undefined])
})

it('is that of the running month where the address has one without a statement', async () => {
  const { answer, asked, model } = start()
  model.open('2019-01')
  answer(Effect.fail(new Rejected({ code: 'invalid-parameters' })))
  await eventually(() => expect(asked).toEqual(['2019-01', undefined]))
  answer(Effect.succeed(of('2026-06')))
  await eventually(() => expect(model.month.value).toBe('2026-06'))
})

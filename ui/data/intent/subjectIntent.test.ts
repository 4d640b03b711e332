import { Effect, Schema } from 'effect'
import { expect, it } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeSubjectIntent } from './subjectIntent.ts'

const Form = Schema.Struct({ id: Schema.String })

/** The intent of a list after a start; what was sent about `subjects` had no answer. */
const start = (...subjects: ReadonlyArray<string>) => {
  const stored = (id: string) => JSON.stringify({ account: 'A', id: `r-${id}`, sentAt: 1_000, form: { id } })
  const { app } = makeFakeApp(
    {
      clock: { now: () => 1_000, newId: () => 'new' },
      credentials: { current: () => ({ account: 'A', token: 'a' }) },
    },
    new Map(subjects.map((id) => [`intent.creditrepay.${id}`, stored(id)])),
  )
  const rules = { form: Form, send: ({ id }: { readonly id: string }) => Effect.succeed(`repaid ${id}`) }
  return makeSubjectIntent(app, 'creditrepay', rules, ({ id }) => id)
}

it('shows the outcome of what had no answer, without its subject being selected', async () => {
  const intent = start('l2')
  await intent.resume()
  expect(intent.subject.value).toBe('l2')
  await eventually(() => expect(intent.state.value).toMatchObject({ kind: 'done', outcome: 'repaid l2' }))
})

it('leaves the subject that was selected meanwhile', async () => {
  const intent = start('l2')
  const resuming = intent.resume()
  intent.turnTo('l1')
  await resuming
  expect([intent.subject.value, intent.state.value.kind]).toEqual(['l1', 'idle'])
})

it('selects nothing where everything has its answer', async () => {
  const intent = start()
  await intent.resume()
  expect(intent.subject.value).toBe('')
})

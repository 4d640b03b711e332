import { Effect } from 'effect'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FiledComplaint, NewComplaint } from '../../../../ports/Messages.ts'
import { type Failure, Offline, Rejected } from '../../../../ports/failure.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { makeComplaintModel } from './complaint.model.ts'
import { complaintProblems } from './problems.ts'

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0))

const FILED: FiledComplaint = { number: '100024', filedAt: 1768442400600 }
const start = (answers: ReadonlyArray<Effect.Effect<FiledComplaint, Failure>> = []) => {
  const sent: Array<{ readonly complaint: NewComplaint; readonly id: string }> = []
  let ids = 0
  const fake = makeFakeApp({
    clock: { now: () => 0, newId: () => `id-${(ids += 1)}` },
    credentials: { current: () => ({ token: 't', account: 'me' }) },
    complaints: {
      file: (complaint, id) => {
        sent.push({ complaint, id })
        return answers[sent.length - 1] ?? Effect.succeed(FILED)
      },
    },
  })
  const model = fake.app.model(makeComplaintModel)
  model.form.change('title', ' Too slow ')
  model.form.change('content', 'Monday.\nStill open. ')
  return { ...fake, model, sent }
}

describe('a complaint', () => {
  it('is submitted once, normalised, and confirmed', async () => {
    const { model, sent } = start()
    await Promise.all([model.submit(), model.submit()])
    expect(sent).toEqual([
      { complaint: { title: 'Too slow', content: 'Monday.\nStill open.', email: null }, id: 'id-1' },
    ])
    expect(model.state.value).toMatchObject({ kind: 'done', outcome: FILED })
    expect(model.form.draft.value.title).toBe('')
    model.open()
    expect(model.state.value.kind).toBe('idle')
  })

  it('stays in the form where it is refused', async () => {
    const { model, failures } = start([Effect.fail(new Rejected({ code: 'submitted-too-frequently' }))])
    await model.submit()
    expect([model.state.value.kind, model.form.draft.value.title]).toEqual(['refused', ' Too slow '])
    expect(failures).toHaveLength(1)
  })

  it('is sent again under its id where the answer was lost', async () => {
    const { model, sent, failures } = start([Effect.fail(new Offline())])
    await model.submit()
    expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-1'])
    expect([model.state.value.kind, failures]).toEqual(['done', []])
  })

  it.each([
    [{ title: ' ', content: 'b', email: '' }, 'title', 'title-required'],
    [{ title: 'a', content: '\n', email: '' }, 'content', 'content-required'],
    [{ title: 'a', content: 'b', email: 'marina@example' }, 'email', 'email-malformed'],
    [{ title: 'a', content: 'b', email: 'marina example.com' }, 'email', 'email-malformed'],
  ])('%j is not sent', (draft, field, code) => expect(complaintProblems(draft)).toEqual([{ field, code }]))

  it.each(['', ' marina@example.com ', 'a.b+c@mail.example.co.uk'])('accepts the address %j', (email) =>
    expect(complaintProblems({ title: 'a', content: 'b', email })).toEqual([]),
  )
})

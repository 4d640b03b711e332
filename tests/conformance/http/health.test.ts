import { describe, expect, it } from 'vitest'
import type { Answer } from '../contract/caller.ts'
import { withHealth } from './health.ts'

const SENT = { path: '/news/list', form: {}, isUpload: false, headers: {} }
const answered = (status: number): Answer => ({
  kind: 'answered',
  status,
  contentType: 'application/json',
  location: null,
  headers: {},
  text: '',
})
const SILENT: Answer = { kind: 'silent', why: 'ECONNREFUSED', isUnreachable: true }

/** What is said of a server after these answers, where `look` answers whether it is there. */
const after = async (answers: ReadonlyArray<Answer>, look: Answer = answered(200)) => {
  let nth = 0
  const { call, givenUp } = withHealth(
    async () => answers[nth++] ?? SILENT,
    async () => look,
  )
  for (let made = 0; made < answers.length; made += 1) await call(SENT)
  return givenUp()
}
const many = (count: number, answer: Answer) => Array.from({ length: count }, () => answer)

describe('a server', () => {
  it.each([
    ['that is silent five times', [answered(200), ...many(5, SILENT)], undefined, '5 of 6'],
    ['that answers nothing but 5xx', [answered(200), ...many(8, answered(502))], answered(503), '8 of 9'],
    ['that answers 5xx and then nobody', many(8, answered(500)), SILENT, '8 of 8'],
  ])('is sick: one %s', async (_, answers, look, counted) => {
    expect(await after(answers, look)).toBe(`the server did not answer (${counted} calls)`)
  })

  it.each([
    ['that is silent now and then', many(4, SILENT), undefined],
    ['that fails on these calls only', many(40, answered(500)), answered(200)],
    ['that fails on every second call', many(20, answered(500)).flatMap((one) => [one, answered(200)]), answered(500)],
    ['that refuses', many(40, answered(404)), answered(500)],
  ])('is not sick: one %s', async (_, answers, look) => {
    expect(await after(answers, look)).toBeUndefined()
  })
})

import { expect, it } from 'vitest'
import type { Answer, Sent } from '../contract/caller.ts'
import { withManners } from '../http/manners.ts'
import { recording, replaying } from './recorded.ts'

const sent: Sent = { path: '/news/list', form: {}, isUpload: false, headers: {} }
const answered = (status: number, text: string): Answer => ({
  kind: 'answered',
  status,
  contentType: 'application/json',
  location: null,
  text,
  headers: { 'retry-after': '5' },
})

it('answers from the record what a server answered after it was too busy, without another wait', async () => {
  const answers = [answered(503, 'busy'), answered(503, 'busy'), answered(200, 'first'), answered(200, 'second')]
  const waits: Array<number> = []
  const wait = (milliseconds: number) => Promise.resolve(void waits.push(milliseconds))
  const { call, made } = recording(() => Promise.resolve(answers.shift() ?? answered(500, 'too many calls')))
  const { call: ask } = withManners(call, wait)
  expect([await ask(sent), await ask(sent)]).toMatchObject([{ text: 'first' }, { text: 'second' }])
  const { call: askAgain } = withManners(
    replaying(made, () => ({})),
    wait,
  )
  expect([await askAgain(sent), await askAgain(sent)]).toMatchObject([{ text: 'first' }, { text: 'second' }])
  expect(waits).toEqual([5_000, 5_000])
})

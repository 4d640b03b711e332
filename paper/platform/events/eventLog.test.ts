import { expect, it } from 'vitest'
import { makeEventLog } from './eventLog.ts'

const at = new Date('2026-01-13T02:00:00Z')

it('keeps the newest, and no more than it should', () => {
  const log = makeEventLog(3)
  for (let nth = 1; nth <= 20; nth += 1) log.note({ at, topic: 'job', text: `job ${nth}` })
  expect(log.list().map(({ text }) => text)).toEqual(['job 20', 'job 19', 'job 18'])
  log.forget()
  expect(log.list()).toEqual([])
})

it('leaves out what it said last about a subject, until something else is said', () => {
  const log = makeEventLog()
  const say = (text: string, subject = 'A') => log.note({ at, topic: 'order', text, subject })
  for (const text of ['waits', 'waits', 'filled', 'waits']) say(text)
  say('waits', 'B')
  expect(log.list().map(({ subject, text }) => `${subject} ${text}`)).toEqual([
    'B waits',
    'A waits',
    'A filled',
    'A waits',
  ])
})

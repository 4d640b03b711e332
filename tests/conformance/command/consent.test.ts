import { describe, expect, it } from 'vitest'
import { consent } from './consent.ts'
import type { Answer, Sent } from '../contract/caller.ts'
import { Unusable } from './options.ts'
import { TEST_OPTIONS } from './testOptions.ts'

/** A server with this configuration, which counts its calls. */
const server = (data: unknown, status = 1) => {
  const sent: Array<Sent> = []
  const text = JSON.stringify({ status, data })
  const answer: Answer = {
    kind: 'answered',
    status: 200,
    contentType: 'application/json',
    location: null,
    headers: {},
    text,
  }
  const connect = () => async (call: Sent) => {
    sent.push(call)
    return answer
  }
  return { sent, connect }
}

const PAPER = [
  { name: 'title', value: 'Paper' },
  { name: 'simulation', value: '1' },
]
const agree = (reply: string) => async () => reply

describe('before --write changes anything', () => {
  it.each([
    ['reading is not asked about', { write: false }, [], undefined, 0],
    ['--yes is an answer', { yes: true }, [], undefined, 0],
    ['a simulation is no question', {}, PAPER, undefined, 1],
    ['a person agrees', {}, [], agree('y'), 1],
    ['a person agrees in a word', {}, [], agree(' YES '), 1],
  ])('goes on: %s', async (_, more, data, ask, calls) => {
    const { sent, connect } = server(data)
    await consent({ ...TEST_OPTIONS, ...more }, ask, connect)
    expect(sent.map(({ path, headers }) => [path, headers])).toEqual(
      Array.from({ length: calls }, () => ['/common/config', {}]),
    )
  })

  it.each([
    ['nobody can be asked', [], undefined, /add --yes/],
    ['a person presses Enter only', [], agree(''), /Nothing was changed/],
    ['a person answers no', [], agree('n'), /Nothing was changed/],
    ['a person answers something else', [], agree('yesterday'), /Nothing was changed/],
    ['the entry is another', [{ name: 'simulation', value: '0' }], undefined, /does not say that it is a simulation/],
    ['the configuration is ill-shaped', [null, 1, { name: 'simulation' }], undefined, /add --yes/],
    ['the configuration is no list', { simulation: '1' }, undefined, /add --yes/],
  ])('ends: %s', async (_, data, ask, line) => {
    const ending = consent(TEST_OPTIONS, ask, server(data).connect)
    await expect(ending).rejects.toBeInstanceOf(Unusable)
    await expect(ending).rejects.toThrow(line)
  })

  it('takes no word of a refusal', async () => {
    await expect(consent(TEST_OPTIONS, undefined, server(PAPER, 0).connect)).rejects.toThrow(/add --yes/)
  })

  it('names the server that does not answer', async () => {
    const connect = () => async (): Promise<Answer> => ({ kind: 'silent', why: 'ECONNREFUSED', isUnreachable: true })
    await expect(consent(TEST_OPTIONS, undefined, connect)).rejects.toThrow(/does not answer: ECONNREFUSED/)
  })
})

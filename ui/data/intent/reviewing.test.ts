import { computed, signal } from '@preact/signals-react'
import { describe, expect, it } from 'vitest'
import { Offline } from '../../../ports/failure.ts'
import type { IntentState } from './intent.ts'
import { makeReviewing } from './reviewing.ts'

type State = IntentState<string, string>

const DONE: State = { kind: 'done', form: 'Kim Soon', outcome: 'bought' }

/** A review of blocks, each with its own intent. */
const flow = () => {
  const states = { a: signal<State>({ kind: 'idle' }), b: signal<State>({ kind: 'idle' }) }
  const subject = signal<'a' | 'b'>('a')
  const spent: string[] = []
  let secret = 'blue-river'
  const sheet = makeReviewing(
    {
      subject,
      state: computed(() => states[subject.value].value),
      clear: async () => void (states[subject.peek()].value = { kind: 'idle' }),
    },
    { done: () => spent.push(subject.peek()), forgetSecret: () => void (secret = '') },
  )
  return { sheet, states, subject, spent, secret: () => secret }
}

describe('a success whose screen was left with Back', () => {
  it('is not shown on the next visit', () => {
    const { sheet, states } = flow()
    const leave = sheet.visit()
    sheet.open()
    states.a.value = DONE
    leave()
    expect([sheet.reviewing.value, states.a.value.kind]).toEqual([false, 'idle'])
    sheet.visit()
    expect(sheet.reviewing.value).toBe(false)
  })

  it('is not shown for another subject', () => {
    const { sheet, states, subject } = flow()
    sheet.visit()
    sheet.open()
    states.a.value = DONE
    subject.value = 'b'
    expect(sheet.reviewing.value).toBe(false)
  })

  it('leaves the form ready for the next', () => {
    const { sheet, spent, states } = flow()
    const leave = sheet.visit()
    states.a.value = DONE
    leave()
    expect(spent).toEqual(['a'])
  })
})

describe('a request whose outcome is unknown', () => {
  it('is shown for its own subject, on the next visit', () => {
    const { sheet, states } = flow()
    const leave = sheet.visit()
    sheet.open()
    states.a.value = { kind: 'unknown', form: 'Kim Soon' }
    leave()
    expect([sheet.reviewing.value, states.a.value.kind]).toEqual([false, 'unknown'])
    sheet.visit()
    expect(sheet.reviewing.value).toBe(true)
  })

  it('opens nothing over another subject', () => {
    const { sheet, states, subject } = flow()
    states.a.value = { kind: 'unknown', form: 'Kim Soon' }
    subject.value = 'b'
    sheet.visit()
    expect(sheet.reviewing.value).toBe(false)
    subject.value = 'a'
    expect(sheet.reviewing.value).toBe(true)
  })

  it('stays closed while it is sent, and opens for the outcome', () => {
    const { sheet, states } = flow()
    sheet.visit()
    states.a.value = { kind: 'sending', form: 'Kim Soon' }
    sheet.close()
    states.a.value = { kind: 'unknown', form: 'Kim Soon' }
    expect(sheet.reviewing.value).toBe(false)
    states.a.value = DONE
    expect(sheet.reviewing.value).toBe(true)
  })
})

it.each(['left', 'refused', 'done'] as const)('a password goes with what was %s', (how) => {
  const { secret, sheet, states } = flow()
  const leave = sheet.visit()
  if (how === 'left') leave()
  else states.a.value = how === 'done' ? DONE : { kind: 'refused', form: '', failure: new Offline() }
  expect(secret()).toBe('')
})

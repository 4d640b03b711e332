import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { makeReader, type Output } from './reader.ts'

const KIBIBYTE = 1024

/** A connection whose client reads only when the test says so. */
const connection = () => {
  const events = new EventEmitter()
  let waiting = 0
  let end = ''
  let isBroken = false
  const output: Output = {
    on: (_, tell) => events.on('close', tell),
    write: (text) => {
      if (isBroken) throw new Error('no socket')
      waiting += text.length
    },
    get writableLength() {
      return waiting
    },
    destroy: () => (end = 'cut'),
    end: () => (end = 'ended'),
  }
  const about = {
    customerId: 'a',
    topics: { quotes: [], depth: [], own: true },
    after: undefined,
    isAdmitted: () => Promise.resolve(true),
  }
  const reader = makeReader(output, about)
  return {
    reader,
    waiting: () => waiting,
    read: () => (waiting = 0),
    how: () => end,
    fail: () => (isBroken = true),
    close: () => events.emit('close'),
  }
}

it('is slow while more than 16 KiB wait, and not once they were read', () => {
  const { read, reader } = connection()
  reader.write('x'.repeat(16 * KIBIBYTE))
  expect(reader.isSlow()).toBe(false)
  reader.write('x')
  expect(reader.isSlow()).toBe(true)
  read()
  expect(reader.isSlow()).toBe(false)
})

it('is cut where more than 256 KiB wait, so that nothing is left out unnoticed', () => {
  const { how, reader, waiting } = connection()
  reader.write('x'.repeat(256 * KIBIBYTE))
  expect([how(), reader.isOver()]).toEqual(['', false])
  reader.write('y')
  expect([how(), reader.isOver()]).toEqual(['cut', true])
  reader.write('z')
  expect(waiting()).toBe(256 * KIBIBYTE + 1)
})

it('ends alone where it cannot be written to', () => {
  const { fail, how, reader } = connection()
  fail()
  reader.write('x')
  expect([how(), reader.isOver()]).toEqual(['cut', true])
})

it('is over when the client has gone, and ends once', () => {
  const { close, how, reader } = connection()
  close()
  reader.end()
  expect([how(), reader.isOver()]).toEqual(['', true])
})

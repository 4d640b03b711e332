import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import type { Session } from '../../testing/broker.ts'
import { type Desk, openDesk } from '../orders/testing/desk.ts'

const CODE = '96038'
let desk: Desk
let me: Session
let positionid: string
beforeAll(async () => {
  desk = await openDesk()
  await desk.setPrice(CODE, '4.00')
  me = await desk.customer({ MYR: '10000.00' })
  positionid = (await desk.accepted(me, { code: CODE, quantity: '100' })).positionid
})
afterAll(() => desk.stop())

const keep = (note: string | undefined, who = me) =>
  desk.call('/trade/positionnote', { positionid, requestid: randomUUID(), ...(note !== undefined && { note }) }, who)
const kept = async () => (await desk.position(me, positionid)).note

it('keeps a note without the spaces around it, replaces and removes it', async () => {
  expect(await kept()).toBe('')
  expect((await keep('  Too early\n太早  ')).data).toMatchObject({ id: positionid, note: 'Too early\n太早' })
  expect(await kept()).toBe('Too early\n太早')
  await keep('x'.repeat(1000))
  expect(await kept()).toHaveLength(1000)
  await keep('Later')
  await keep('Later')
  expect(await kept()).toBe('Later')
  await keep('   ')
  expect(await kept()).toBe('')
  await keep('Again')
  await keep(undefined)
  expect(await kept()).toBe('')
})

it('refuses a longer one', async () => {
  await keep('Mine')
  expect((await keep('x'.repeat(1001))).msg).toBe(textByCode['invalid-parameters'])
  expect(await kept()).toBe('Mine')
})

it('refuses a text that was written over an older note, and takes what was sent again', async () => {
  const over = async (notebefore: string, note: string) =>
    (await desk.call('/trade/positionnote', { positionid, requestid: randomUUID(), note, notebefore }, me)).msg
  await keep('First')
  expect(await over('First', 'Second')).toBe(textByCode.modified)
  expect(await over('First', 'Third')).toBe(textByCode['note-changed'])
  expect(await over('', '')).toBe(textByCode['note-changed'])
  expect(await over('First', ' Second ')).toBe(textByCode.modified)
  expect(await kept()).toBe('Second')
  expect(await over('Second', '')).toBe(textByCode.modified)
  expect(await over('Second', 'Third')).toBe(textByCode['note-changed'])
  const both = await Promise.all([over('', 'Left'), over('', 'Right')])
  expect(new Set(both)).toEqual(new Set([textByCode.modified, textByCode['note-changed']]))
})

it('tells the streams of the customer that the position has another note', async () => {
  const told = async () => {
    const { rows } = await sql<{ topic: string }>`
      select topic from live_events where topic = 'positions' and ${positionid} = any(subjects)`.execute(desk.broker.db)
    return rows.length
  }
  const before = await told()
  await keep('One')
  await keep('Two')
  await keep('')
  expect(await told()).toBe(before + 3)
})

it('is in no list', async () => {
  await keep('Mine')
  const { data } = await desk.call('/trade/positionlist', { which: 'held' }, me)
  expect(data.list.map((row) => 'note' in row)).toEqual([false])
})

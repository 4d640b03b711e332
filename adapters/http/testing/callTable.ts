import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../ports/failure.ts'
import type { Call } from '../client.ts'
import { breaks } from './breaks.ts'
import { answering, callsUnder, example, fieldsOf, replying, successes, writtenByPhp } from './contract.ts'

/** How the app makes a call. */
type Run = (call: Call) => Effect.Effect<unknown, Failure>

/** By path: the variants of the app's call, each with the form that it sends. */
export type CallTable = Record<string, ReadonlyArray<readonly [run: Run, body: string]>>

/** The scope of a table: every call under `tags`, except those that no adapter makes in this way. */
interface Area {
  readonly tags: ReadonlyArray<string>
  readonly elsewhere?: ReadonlyArray<string>
}

/**
 * Tests that the adapters make every call of an area as the contract describes, and read every example of its answers.
 */
export const describeCalls = (area: Area, table: CallTable): void => {
  it('the table has every call of its area, and no others', () => {
    const wanted = callsUnder(area.tags).filter((path) => !area.elsewhere?.includes(path))
    expect(Object.keys(table)).toEqual(expect.arrayContaining(wanted))
    expect(Object.keys(table).filter((path) => successes(path).length === 0)).toEqual([])
  })

  describe.each(Object.entries(table))('%s', (path, calls) => {
    it('sends the form of the contract', async () => {
      for (const [run, body] of calls) {
        const seen: string[] = []
        await Effect.runPromise(run(answering(example(path), seen)))
        expect(seen).toEqual([`${path} ${body}`])
        expect(fieldsOf(path)).toEqual(expect.arrayContaining([...new URLSearchParams(body).keys()]))
      }
    })

    it.each(successes(path))('reads the example "%s"', async (_, data) => {
      for (const [run] of calls)
        expect(await Effect.runPromise(run(answering(data)).pipe(Effect.as('read')))).toBe('read')
    })

    it('reads the same from a server that writes as PHP does', async () => {
      for (const [, data] of successes(path))
        for (const [run] of calls) {
          const other = await Effect.runPromise(run(replying(writtenByPhp(path, { status: 1, data }))))
          expect(other).toEqual(await Effect.runPromise(run(answering(data))))
        }
    })

    it('names the field that breaks the contract', async () => {
      const [run] = calls[0]!
      for (const [at, data] of breaks(example(path))) {
        const failure = await Effect.runPromise(Effect.flip(run(answering(data))))
        expect(failure).toMatchObject({ _tag: 'ContractBroken', call: path })
        // An object in place of a summary figure is read as a record without its first field.
        const named = failure._tag === 'ContractBroken' ? failure.path : ''
        expect(`${named}.`.startsWith(at === '' ? '' : `${at}.`), `${at} is named ${named}`).toBe(true)
      }
    })
  })
}

/** The decoded answer. */
export const read = <A>(run: (call: Call) => Effect.Effect<A, Failure>, data: unknown): Promise<A> =>
  Effect.runPromise(run(answering(data)))

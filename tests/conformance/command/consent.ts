import { createInterface } from 'node:readline/promises'
import { callerOf } from '../contract/caller.ts'
import { type Options, Unusable } from './options.ts'
import { bodyOf } from '../server.ts'

const CONFIGURATION = '/common/config'

/** Whether the server declares in its configuration that no real money is involved. The app reads the same entry. */
const isSimulation = (data: unknown): boolean =>
  Array.isArray(data) &&
  data.some((entry: { readonly name?: unknown; readonly value?: unknown } | null) => {
    return entry?.name === 'simulation' && String(entry.value) === '1'
  })

/** Asks a person at a terminal; undefined where there is none. */
export type Ask = ((question: string) => Promise<string>) | undefined

/** The person at this terminal, where both ends of the conversation are one. */
export const terminal = (): Ask => {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined
  return async (question) => {
    const reader = createInterface({ input: process.stdin, output: process.stderr })
    // The end of the input, Ctrl-D, is no answer, and no agreement.
    const ended = new Promise<string>((end) => reader.once('close', () => end('')))
    try {
      return await Promise.race([reader.question(question), ended])
    } finally {
      reader.close()
    }
  }
}

/**
 * Makes sure that a server may be changed: `--yes` is given, or the server declares itself a simulation, or a person agrees.
 * One public call that only reads is made.
 *
 * @throws Unusable where nobody agrees
 */
export const consent = async ({ url, write, yes, timeout }: Options, ask: Ask, connect = callerOf): Promise<void> => {
  if (!write || yes === true) return
  const sent = { path: CONFIGURATION, form: { type: 'all' }, isUpload: false, headers: {} }
  const answer = await connect(url, timeout)(sent)
  if (answer.kind === 'silent') throw new Unusable(`${url} does not answer: ${answer.why}`)
  const { status, data } = bodyOf(answer)
  if (status === 1 && isSimulation(data)) return
  const warning = `${url} does not say that it is a simulation, and --write trades and moves money on it`
  if (ask === undefined) throw new Unusable(`${warning}: add --yes where that is meant`)
  const reply = await ask(`${warning}. Go on? [y/N] `)
  if (!/^y(es)?$/i.test(reply.trim())) throw new Unusable('Nothing was changed.')
}

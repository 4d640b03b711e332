import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Secrets } from '../evidence/secrets.ts'
import { CaseFile } from '../regression/caseFile.ts'
import { API, makeFront } from './front.ts'
import { deviationLines } from './lines.ts'
import type { ProxyOptions } from './options.ts'
import { answerOf, isPicture, isStream, type Passed, sentOf } from './passed.ts'
import { makeReplay } from './replay.ts'
import { Recorder, readSession } from './session.ts'
import { Watcher } from './watcher.ts'

/** A proxy, or the mock that plays a session, as it runs. */
export interface Running {
  /** Where it listens. */
  readonly url: string
  /** Ends it, once everything that passed is judged. */
  readonly close: () => Promise<void>
}

type Watching = Extract<ProxyOptions, { readonly kind: 'watch' }>

/** One after the other, in the order in which the answers came. */
const queue = (onDefect: (cause: unknown) => void) => {
  let last = Promise.resolve()
  return {
    add: (work: () => Promise<void>): void => void (last = last.then(work).catch(onDefect)),
    idle: () => last,
  }
}

const watching = async (options: Watching, app: string | null, say: (line: string) => void) => {
  const { url, cases, record, level } = options
  mkdirSync(dirname(cases), { recursive: true })
  const secrets = new Secrets()
  const file = new CaseFile(cases)
  const recorder = record === undefined ? undefined : new Recorder(record, secrets)
  const watcher = new Watcher(url, secrets, level)
  const works = queue((cause) => say(`✗ the proxy could not check a call: ${String(cause)}`))
  const judge = async (passed: Passed, finish: ReturnType<Watcher['begin']>): Promise<void> => {
    for (const deviation of await finish(passed)) {
      const isNew = file.add(deviation, new Date())
      if (isNew) for (const line of deviationLines(deviation)) say(line)
      else say(`✗ ${deviation.check.operation}: again`)
    }
    if (passed.status !== undefined && !isStream(passed) && !isPicture(passed))
      recorder?.add({ sent: await sentOf(passed), answer: answerOf(passed) })
  }
  const server = await makeFront({
    url,
    app,
    watch: () => {
      const finish = watcher.begin()
      return (passed) => works.add(() => judge(passed, finish))
    },
    seePicture: (path, type, bytes) => recorder?.addPicture(path, type, bytes),
  })
  const end = async (): Promise<void> => {
    await works.idle()
    say(watcher.summary())
    say(`${file.size} kinds of deviations in ${cases}`)
  }
  return { server, end, about: `passes on to ${url}, deviations go to ${cases}` }
}

const playing = async (file: string, app: string | null) => {
  const recorded = readSession(file)
  const server = await makeReplay(recorded, app)
  return { server, end: () => Promise.resolve(), about: `plays the ${recorded.calls.length} calls of ${file}` }
}

/**
 * Starts the proxy, or a mock of a recorded session.
 *
 * @param app folder of the built app; it is served only where the options ask for it
 * @throws Unusable where a file cannot be used
 */
export const startProxy = async (options: ProxyOptions, app: string, say: (line: string) => void): Promise<Running> => {
  const folder = options.app ? app : null
  const { server, end, about }: { server: FastifyInstance; end: () => Promise<void>; about: string } =
    options.kind === 'watch' ? await watching(options, folder, say) : await playing(options.file, folder)
  const url = await server.listen({ port: options.port, host: options.host })
  say(`Proxy on ${url}${API}${options.app ? `, the app on ${url}` : ''}: ${about}`)
  return {
    url,
    close: async () => {
      await server.close()
      await end()
    },
  }
}

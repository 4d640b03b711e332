import { addressOf, levelOf, Unusable, valuesOf } from '../command/options.ts'

interface Common {
  readonly port: number
  readonly host: string
  /** Whether the built app is served too. */
  readonly app: boolean
}

/** What the proxy is asked to do. */
export type ProxyOptions =
  | (Common & {
      readonly kind: 'watch'
      readonly url: string
      /** The file of the deviations. */
      readonly cases: string
      /** The file of the recorded session, where one is wanted. */
      readonly record: string | undefined
      readonly level: number | undefined
    })
  | (Common & { readonly kind: 'replay'; readonly file: string })

/** Where deviations are kept, unless a file is named. */
export const CASES = 'dist/deviations.json'

export const usage = `npm run proxy -- --url <address> [options]
npm run proxy -- --replay <file> [options]

  --url        base address of the server's calls, https://broker.example.com/api/vue: they are passed on and checked
  --cases      a file for the deviations, ${CASES}; npm run conformance -- --cases <file> makes their calls again
  --record     a file for the whole session: every call with its answer
  --replay     a recorded session, which is answered again without a server
  --app        serves the built app too (npm run build); without it the server's own pages are passed on
  --level      calls above a level of capability, 1 to 5, may be missing
  --port       4030; 0 takes any free one
  --host       127.0.0.1`

const ARGUMENTS = {
  url: { type: 'string' },
  cases: { type: 'string' },
  record: { type: 'string' },
  replay: { type: 'string' },
  app: { type: 'boolean' },
  level: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

const portOf = (text: string): number => {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new Unusable(`--port ${text} is not a port`)
  return port
}

/** Whether calls to an address come to the proxy that passes them on: each would go round without end. */
const isOwn = ({ hostname, port, protocol }: URL, own: Pick<Common, 'host' | 'port'>): boolean =>
  Number(port || (protocol === 'https:' ? 443 : 80)) === own.port &&
  [own.host, 'localhost', '127.0.0.1', '[::1]'].includes(hostname)

/**
 * Reads the command line; `help` where that is what was asked for.
 *
 * @throws Unusable with the line to show
 */
export const readProxyOptions = (args: ReadonlyArray<string>): ProxyOptions | 'help' => {
  const values = valuesOf(args, ARGUMENTS)
  const { help, url, cases, record, replay, app = false, level, port = '4030', host = '127.0.0.1' } = values
  if (help) return 'help'
  const common = { port: portOf(port), host, app }
  if (replay !== undefined) {
    const other = Object.entries({ url, cases, record, level }).find(([, value]) => value !== undefined)
    if (other !== undefined) throw new Unusable(`--replay answers without a server: --${other[0]} does not go with it`)
    return { kind: 'replay', file: replay, ...common }
  }
  const target = addressOf(url)
  if (isOwn(new URL(target), common)) throw new Unusable(`--url ${target} is the proxy itself: give it another --port`)
  return { kind: 'watch', url: target, cases: cases ?? CASES, record, level: levelOf(level), ...common }
}

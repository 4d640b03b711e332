import { parseArgs, type ParseArgsConfig } from 'node:util'
import { LEVELS } from '../contract/operations.ts'
import { newSeed } from '../ids.ts'

/** The options of a run. */
export interface Options {
  /** Base address of the calls, without a slash at the end. */
  readonly url: string
  /** The account to log in with; without it only calls without a session are checked. */
  readonly login: { readonly account: string; readonly password: string } | undefined
  /** Another customer, who must see nothing of the first one's. */
  readonly otherLogin: { readonly account: string; readonly password: string } | undefined
  /** The account's fund password, for the workflows that move its money. */
  readonly fundPassword: string | undefined
  /** Address of the paper broker's control API, to bring about what only an operator or a reviewer decides. */
  readonly control?: string | undefined
  /** Whether the clock of that server may be moved, for the workflows over time. */
  readonly overTime?: boolean
  /** Tags or paths; all operations where it is empty. */
  readonly only: ReadonlyArray<string>
  /** The level of capability up to which the server is checked; all where it is omitted. */
  readonly level?: number | undefined
  /** Whether the server's data may be changed. */
  readonly write: boolean
  /** Where to write the report for machines. */
  readonly json: string | undefined
  /** Where to write it for a server of continuous integration, and for a browser. */
  readonly junit?: string | undefined
  readonly html?: string | undefined
  /** Whether a server that does not call itself a simulation may be changed without a question. */
  readonly yes?: boolean
  /** A file of the proxy whose calls are made again, instead of a run over the contract. */
  readonly cases?: string | undefined
  /** Milliseconds that a call may take. */
  readonly timeout: number
  /** What the ids of requests and generated requests come from: the same seed makes the same run. */
  readonly seed: string
  /** Milliseconds for generated requests. */
  readonly time: number
  /** An origin from which the server lets an app call. */
  readonly origin: string | undefined
  /** Is told of each operation and workflow when the run begins with it. */
  readonly begins?: (what: string) => void
  /** Why the run ends early, where its user has stopped it. */
  readonly stopped?: () => string | undefined
}

/** The command line, or the server or account that it names, is unusable: prints one line and exits with code 2. */
export class Unusable extends Error {}

export const usage = (
  command: string,
): string => `${command} --url <address> [--account <account> --password <password>] [options]

  --url        base address of the calls, https://broker.example.com/api/vue
  --account    practice account to log in as; without one only public calls and the 401 of the others are checked
  --password   its login password; the variable CONFORMANCE_PASSWORD keeps it out of the list of processes
  --fund-password
               its fund password, for the workflows of --write that withdraw and borrow
  --other-account, --other-password
               another practice account, to see that no call shows or touches the first one's things
  --control    address of the paper broker's control API, http://127.0.0.1:8080/control: a customer of its own is opened,
               reviewed and frozen there; needs --write. CONFORMANCE_CONTROL_SECRET is its secret, where it has one
  --over-time  also move the clock and the market of that server, for what only days show: orders, settlement, dividends, alerts;
               its state is kept before that and brought back, so nobody else should use it meanwhile; needs --control
  --write      also run the workflows that change something: orders, applications, the watchlist
  --yes        do not ask before that where the server does not call itself a simulation
  --level      checks calls up to a level alone: ${LEVELS.map(({ name, number }) => `${number} ${name.toLowerCase()}`).join(', ')}
  --only       a tag or a path of the contract, quotes or /quotes/info; may be given several times
  --cases      a file of npm run proxy: makes the calls again that broke the contract there, and no others
  --json       a file to write the whole report to
  --junit      a file for its form that servers of continuous integration read
  --html       a file for its form that a browser shows, one page
  --timeout    seconds that a call may take; 20
  --seed       a word that makes the same ids of requests, and the same generated requests, as a run before
  --time       seconds for generated requests, after a first round over all operations; 1
  --origin     an origin from which the server lets an app call, https://app.example.com`

const ARGUMENTS = {
  url: { type: 'string' },
  account: { type: 'string' },
  password: { type: 'string' },
  'fund-password': { type: 'string' },
  'other-account': { type: 'string' },
  'other-password': { type: 'string' },
  only: { type: 'string', multiple: true },
  level: { type: 'string' },
  control: { type: 'string' },
  'over-time': { type: 'boolean' },
  write: { type: 'boolean' },
  yes: { type: 'boolean' },
  cases: { type: 'string' },
  json: { type: 'string' },
  junit: { type: 'string' },
  html: { type: 'string' },
  timeout: { type: 'string' },
  seed: { type: 'string' },
  time: { type: 'string' },
  origin: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/**
 * The values of a command line without positional arguments.
 *
 * @throws Unusable with the line to show
 */
export const valuesOf = <const T extends NonNullable<ParseArgsConfig['options']>>(
  args: ReadonlyArray<string>,
  options: T,
) => {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values
  } catch (cause) {
    throw new Unusable((cause as Error).message.split('\n')[0]?.replace(/\. .*/, ''))
  }
}

/**
 * A base address without a slash at its end.
 *
 * @throws Unusable
 */
export const addressOf = (text: string | undefined, name = '--url'): string => {
  if (!text) throw new Unusable('--url is missing: the base address of the calls, http://localhost:8080/api/vue')
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) throw new Unusable(`${name} ${text} is not an http address`)
  if (url.username || url.search || url.hash) throw new Unusable(`${name} takes an address and a path, nothing else`)
  return url.href.replace(/\/+$/, '')
}

/** @throws Unusable */
export const levelOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const level = Number(text)
  if (!LEVELS.some(({ number }) => number === level))
    throw new Unusable(`--level ${text} is not a level, 1 to ${LEVELS.length}`)
  return level
}

const secondsOf = (name: string, text: string): number => {
  const seconds = Number(text)
  if (!(seconds > 0 && seconds <= 600))
    throw new Unusable(`${name} ${text} is not a number of seconds above 0, up to 600`)
  return seconds * 1000
}

/**
 * Reads the command line; `help` where that is what was asked for.
 *
 * @param known every tag and path of the contract
 * @throws Unusable with the line to show
 */
export const readOptions = (
  args: ReadonlyArray<string>,
  environment: Readonly<Record<string, string | undefined>>,
  known: ReadonlySet<string>,
): Options | 'help' => {
  const values = valuesOf(args, ARGUMENTS)
  if (values.help) return 'help'
  const url = addressOf(values.url)
  const { account } = values
  const password = values.password ?? environment['CONFORMANCE_PASSWORD']
  if (account !== undefined && !password) throw new Unusable('--account needs --password or CONFORMANCE_PASSWORD')
  if (account === undefined && values.password) throw new Unusable('--password needs --account')
  const unknown = values.only?.find((name) => !known.has(name))
  if (unknown !== undefined) throw new Unusable(`--only ${unknown} is neither a tag nor a path of the contract`)
  const [other, otherPassword] = [values['other-account'], values['other-password']]
  if ((other === undefined) !== (otherPassword === undefined))
    throw new Unusable('--other-account and --other-password go together')
  if (values.cases !== undefined && values.only !== undefined)
    throw new Unusable('--cases and --only exclude each other')
  if (values.control !== undefined && !values.write) throw new Unusable('--control needs --write')
  if (values['over-time'] && values.control === undefined) throw new Unusable('--over-time needs --control')
  if (values.write && account === undefined) throw new Unusable('--write needs --account')
  const fundPassword = values['fund-password']
  // A shorter one is hidden wherever its digits stand in the report.
  if (fundPassword !== undefined && !/^\d{6}$/.test(fundPassword)) throw new Unusable('--fund-password has six digits')
  const { origin } = values
  if (origin !== undefined && !/^[a-z][a-z0-9+.-]*:\/\/[^/\s]+$/.test(origin))
    throw new Unusable(`--origin ${origin} is not an origin like https://app.example.com`)
  return {
    url,
    login: account !== undefined && password ? { account, password } : undefined,
    otherLogin: other !== undefined && otherPassword ? { account: other, password: otherPassword } : undefined,
    fundPassword,
    control: values.control === undefined ? undefined : addressOf(values.control, '--control'),
    overTime: values['over-time'] ?? false,
    only: values.only ?? [],
    level: levelOf(values.level),
    write: values.write ?? false,
    yes: values.yes ?? false,
    cases: values.cases,
    json: values.json,
    junit: values.junit,
    html: values.html,
    timeout: secondsOf('--timeout', values.timeout ?? '20'),
    seed: values.seed ?? newSeed(),
    time: secondsOf('--time', values.time ?? '1'),
    origin,
  }
}

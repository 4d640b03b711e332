import { parseArgs } from 'node:util'
import { newSeed } from './ids.ts'

/** What the person who started the suite asked for. */
export interface Options {
  /** Base address of the calls, without a slash at the end. */
  readonly url: string
  /** Who to log in as; without it only what needs no session is checked. */
  readonly login: { readonly account: string; readonly password: string } | undefined
  /** Another customer, who must see nothing of the first one's. */
  readonly otherLogin: { readonly account: string; readonly password: string } | undefined
  /** The account's fund password, for the workflows that move its money. */
  readonly fundPassword: string | undefined
  /** Tags or paths; all operations where it is empty. */
  readonly only: ReadonlyArray<string>
  /** Whether the server's data may be changed. */
  readonly write: boolean
  /** Where to write the report for machines. */
  readonly json: string | undefined
  /** Milliseconds that a call may take. */
  readonly timeout: number
  /** What the ids of requests and generated requests come from: the same seed makes the same run. */
  readonly seed: string
}

/** The command line, or what lies behind it, is wrong: one line says so, and the exit code is 2. */
export class Unusable extends Error {}

export const USAGE = `npm run conformance -- --url <address> [--account <account> --password <password>] [options]

  --url        base address of the calls, https://broker.example.com/api/vue
  --account    practice account to log in as; without one only public calls and the 401 of the others are checked
  --password   its login password; the variable CONFORMANCE_PASSWORD keeps it out of the list of processes
  --fund-password
               its fund password, for the workflows of --write that withdraw and borrow
  --other-account, --other-password
               another practice account, to see that no call shows or touches the first one's things
  --write      also run the workflows that change something: orders, applications, the watchlist
  --only       a tag or a path of the contract, quotes or /quotes/info; may be given several times
  --json       a file to write the whole report to
  --timeout    seconds that a call may take; 20
  --seed       a word that makes the same ids of requests as a run before`

const ARGUMENTS = {
  url: { type: 'string' },
  account: { type: 'string' },
  password: { type: 'string' },
  'fund-password': { type: 'string' },
  'other-account': { type: 'string' },
  'other-password': { type: 'string' },
  only: { type: 'string', multiple: true },
  write: { type: 'boolean' },
  json: { type: 'string' },
  timeout: { type: 'string' },
  seed: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

const parsed = (args: ReadonlyArray<string>) => {
  try {
    return parseArgs({ args: [...args], options: ARGUMENTS, strict: true, allowPositionals: false }).values
  } catch (cause) {
    throw new Unusable((cause as Error).message.split('\n')[0]?.replace(/\. .*/, ''))
  }
}

const addressOf = (text: string | undefined): string => {
  if (!text) throw new Unusable('--url is missing: the base address of the calls, http://localhost:8080/api/vue')
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) throw new Unusable(`--url ${text} is not an http address`)
  if (url.username || url.search || url.hash) throw new Unusable(`--url takes an address and a path, nothing else`)
  return url.href.replace(/\/+$/, '')
}

const secondsOf = (text: string): number => {
  const seconds = Number(text)
  if (!(seconds > 0 && seconds <= 600)) throw new Unusable(`--timeout ${text} is not a number of seconds up to 600`)
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
  const values = parsed(args)
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
  if (values.write && account === undefined) throw new Unusable('--write needs --account')
  return {
    url,
    login: account !== undefined && password ? { account, password } : undefined,
    otherLogin: other !== undefined && otherPassword ? { account: other, password: otherPassword } : undefined,
    fundPassword: values['fund-password'],
    only: values.only ?? [],
    write: values.write ?? false,
    json: values.json,
    timeout: secondsOf(values.timeout ?? '20'),
    seed: values.seed ?? newSeed(),
  }
}

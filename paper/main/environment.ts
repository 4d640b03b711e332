import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OWASP_COST, TEST_COST } from '../areas/account/passwords.ts'
import type { PushSettings } from '../areas/push/service.ts'
import type { HashCost, PasskeySettings } from '../platform/broker/call.ts'
import type { ControlSettings, HttpSettings } from '../platform/http/settings.ts'
import { parseTrustProxy, type TrustProxy } from '../platform/http/clientAddress.ts'
import type { MetricsAddress } from '../platform/metrics/serve.ts'
import type { Watched } from './figures/machine.ts'
import { parseMetrics } from '../platform/startup/address.mjs'
import { StartupFailure } from '../platform/startup/startupFailure.ts'
import { isTraced } from '../platform/tracing/startTracing.ts'
import { parseInstant, SECOND } from '../platform/clock/instant.ts'
import { fcmAccountOf } from '../areas/push/fcmSettings.ts'
import { passkeysOf } from './passkeySettings.ts'

/** All settings of the broker. */
export interface Environment {
  readonly port: number
  readonly host: string
  readonly databaseUrl: string | undefined
  /** The same server without the pooler that `databaseUrl` leads to; undefined where there is none. */
  readonly directUrl: string | undefined
  /** A server that follows it, for reads that may be a moment old; undefined where there is none. */
  readonly replicaUrl: string | undefined
  readonly dataFolder: string
  /** `real` time, or a `test` clock that testers move. */
  readonly clock: 'real' | 'test'
  /** Where the test clock of a new database begins; undefined is now. */
  readonly clockStart: Date | undefined
  readonly demo: boolean
  readonly hashCost: HashCost
  readonly supportUrl: string
  readonly passkeys: PasskeySettings
  readonly push: PushSettings
  /** What the simulated market is derived from. All processes on one database must use the same one. */
  readonly marketSeed: string
  /** Milliseconds after which the broker itself approves what waits for a review; undefined leaves it to testers. */
  readonly reviewAfter: number | undefined
  /** Where figures are served for Prometheus; undefined is nowhere. */
  readonly metrics: MetricsAddress | undefined
  /** What else of the installation has figures. */
  readonly watched: Watched
  /** Whether the first start keeps its state, which testers can bring back. */
  readonly keepBeginning: boolean
  /** How many processes serve the port together. */
  readonly processes: number
  readonly http: HttpSettings
}

type Variables = Readonly<Record<string, string | undefined>>

/** The project's folder: the nearest one above this file that has a package.json, also when bundled into dist. */
const projectFolder = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder)
  return folder
}

const portOf = (text: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number.parseInt(text, 10) : Number.NaN
  if (!(port <= 65_535)) throw new StartupFailure(`PORT is not a port number: ${text}`)
  return port
}

const clockOf = (text: string): 'real' | 'test' => {
  if (text !== 'real' && text !== 'test') throw new StartupFailure(`PAPER_CLOCK is real or test, not ${text}`)
  return text
}

const clockStartOf = (text: string | undefined, clock: 'real' | 'test'): Date | undefined => {
  if (!text) return undefined
  if (clock === 'real') throw new StartupFailure('PAPER_CLOCK_START needs PAPER_CLOCK=test')
  const start = parseInstant(text)
  if (!start) throw new StartupFailure(`PAPER_CLOCK_START is an instant like 2026-06-10T02:30:00Z, not ${text}`)
  return start
}

/** With a test clock, testers also review, unless a time is set. */
const reviewAfterOf = (text: string | undefined, clock: 'real' | 'test'): number | undefined => {
  const seconds = text || (clock === 'real' ? '60' : 'never')
  if (seconds === 'never') return undefined
  if (!/^\d{1,7}$/.test(seconds)) throw new StartupFailure(`PAPER_REVIEW_SECONDS is seconds or never, not ${seconds}`)
  return Number.parseInt(seconds, 10) * SECOND
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

const logLevelOf = (text: string): string => {
  if (!LOG_LEVELS.includes(text)) throw new StartupFailure(`PAPER_LOG is one of ${LOG_LEVELS.join(', ')}, not ${text}`)
  return text
}

/** The message never repeats the address: it may contain a password. */
const databaseUrlOf = (variables: Variables, name: string): string | undefined => {
  const text = variables[name]
  if (!text) return undefined
  if (/^postgres(ql)?:\/\//.test(text)) return text
  throw new StartupFailure(`${name} is an address like postgres://user:password@host:5432/database`)
}

const directUrlOf = (variables: Variables): string | undefined => {
  const direct = databaseUrlOf(variables, 'DATABASE_DIRECT_URL')
  if (direct !== undefined && !variables['DATABASE_URL'])
    throw new StartupFailure('DATABASE_DIRECT_URL needs DATABASE_URL, which leads to the pooler')
  return direct
}

const replicaUrlOf = (variables: Variables): string | undefined => {
  const replica = databaseUrlOf(variables, 'DATABASE_REPLICA_URL')
  if (replica !== undefined && !variables['DATABASE_URL'])
    throw new StartupFailure('DATABASE_REPLICA_URL needs DATABASE_URL, which leads to the server that it follows')
  return replica
}

const supportUrlOf = (text: string): string => {
  if (text === '' || (/^https?:/.test(text) && URL.canParse(text))) return text
  throw new StartupFailure(`PAPER_SUPPORT_URL is an address like https://support.example.com/chat, not ${text}`)
}

/** Whom a push service may ask: the operator, by an address that VAPID (RFC 8292) allows. */
const pushContactOf = (text: string): string => {
  if (URL.canParse(text) && /^(mailto:[^@\s]+@|https:\/\/)[^\s]+$/.test(text)) return text
  throw new StartupFailure(`PAPER_PUSH_CONTACT is an address like mailto:operator@example.com, not ${text}`)
}

const trustProxyOf = (text: string): TrustProxy | undefined => {
  const trust = parseTrustProxy(text)
  if (trust === 'invalid')
    throw new StartupFailure(`PAPER_TRUST_PROXY is a number of proxies or their IP addresses and ranges, not ${text}`)
  return trust
}

const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/i

/** A tester's own broker has the control API: one that listens on this machine only, with no proxy in front. */
const controlOf = (variables: Variables, host: string, trustProxy: TrustProxy | undefined): ControlSettings => {
  const [wanted, secret] = [variables['PAPER_CONTROL'] || '', variables['PAPER_CONTROL_SECRET'] || undefined]
  if (!['', '0', '1'].includes(wanted)) throw new StartupFailure(`PAPER_CONTROL is 1 or 0, not ${wanted}`)
  const isOwn = trustProxy === undefined && LOOPBACK_HOST.test(host)
  return { isEnabled: wanted === '' ? isOwn : wanted === '1', secret }
}

const metricsOf = (text: string): MetricsAddress | undefined => {
  if (text === '') return undefined
  const address = parseMetrics(text)
  if (address !== undefined) return address
  throw new StartupFailure(`PAPER_METRICS is a port or an address like 10.0.0.5:9464, not ${text}`)
}

/** A number of processes, or `auto` for one on each core. */
const processesOf = (text: string): number => {
  if (text === 'auto') return availableParallelism()
  const processes = /^\d{1,2}$/.test(text) ? Number.parseInt(text, 10) : 0
  if (processes === 0) throw new StartupFailure(`PAPER_PROCESSES is auto or a number from 1 to 99, not ${text}`)
  return processes
}

const list = (text: string | undefined): ReadonlyArray<string> =>
  (text ?? '').split(',').flatMap((item) => (item.trim() === '' ? [] : [item.trim()]))

const originsOf = (text: string | undefined): ReadonlyArray<string> => {
  const origins = list(text)
  // With a path, or without a scheme, it would match no origin that a browser sends.
  const wrong = origins.find((origin) => origin !== '*' && !/^[a-z][a-z0-9+.-]*:\/\/[^/\s]+$/.test(origin))
  if (wrong === undefined) return origins
  throw new StartupFailure(`PAPER_ALLOW_ORIGIN has origins like https://app.example.com, without a path, not ${wrong}`)
}

/** Addresses whose certificate is watched: https, with nothing behind the host and the port. */
const certificatesOf = (text: string | undefined): ReadonlyArray<string> => {
  const addresses = list(text)
  const wrong = addresses.find((address) => !/^https:\/\/[^/\s]+$/.test(address) || !URL.canParse(address))
  if (wrong === undefined) return addresses
  throw new StartupFailure(
    `PAPER_CERTIFICATES has addresses like https://app.example.com, without a path, not ${wrong}`,
  )
}

/** The built app to serve; undefined where none is named and none is built. */
const appFolderOf = (named: string | undefined, project: string): string | undefined => {
  const folder = named || join(project, 'dist', 'app')
  if (existsSync(join(folder, 'index.html'))) return folder
  if (named) throw new StartupFailure(`PAPER_APP is a folder with a built app, which has an index.html, not ${named}`)
  return undefined
}

/** A switch: 1 or 0. */
const isOn = (name: string, text: string): boolean => {
  if (text !== '0' && text !== '1') throw new StartupFailure(`${name} is 0 or 1, not ${text}`)
  return text === '1'
}

/** What begins with `PAPER_`: the settings, and what the project's own commands, tests and processes hand on. */
const NAMES = new Set(
  `ALLOW_ORIGIN APP BACKUPS CERTIFICATES CLOCK CLOCK_START CONTROL CONTROL_SECRET DATA DEMO FCM_ACCOUNT LOG MARKET_SEED METRICS
  PASSKEY_DOMAIN PASSKEY_ORIGINS PROCESSES PUSH_CONTACT REVIEW_SECONDS SUPPORT_URL TRUST_PROXY VALIDATE_RESPONSES
  CONSOLE_KEY TEST_HASHES TEST_PUSH URL`
    .split(/\s+/)
    .map((name) => `PAPER_${name}`),
)
/** Kubernetes tells each pod the address of a service named `paper` in these, as `PAPER_PORT=tcp://10.0.0.7:80`. */
const OF_A_SERVICE = /^PAPER_(?:SERVICE_|PORT_|PORT=\w+:)/

/** A name that is typed wrongly would leave the setting as it is without any. */
const checkNames = (variables: Variables): void => {
  const unknown = Object.entries(variables).find(
    ([name, value]) => name.startsWith('PAPER_') && !NAMES.has(name) && !OF_A_SERVICE.test(`${name}=${value}`),
  )
  if (unknown) throw new StartupFailure(`${unknown[0]} is not a setting of the broker`)
}

/** Whether the broker is only to prepare its database, of the words behind its name. Settings are variables: other words are refused. */
export const readWords = (words: ReadonlyArray<string>): boolean => {
  const unknown = words.find((word) => word !== '--prepare')
  if (unknown !== undefined)
    throw new StartupFailure(
      `the broker takes no ${unknown}: its settings are environment variables, PORT=9000 for one`,
    )
  return words.length > 0
}

/**
 * Reads the settings from environment variables.
 * @throws StartupFailure on an invalid value.
 */
export const readEnvironment = (variables: Variables): Environment => {
  checkNames(variables)
  const project = projectFolder()
  const docsFolder = join(project, 'dist', 'docs')
  const appFolder = appFolderOf(variables['PAPER_APP'], project)
  const consoleFolder = join(project, 'dist', 'console')
  const clock = clockOf(variables['PAPER_CLOCK'] || 'real')
  const isTest = variables['NODE_ENV'] === 'test'
  const host = variables['HOST'] || '127.0.0.1'
  const trustProxy = trustProxyOf(variables['PAPER_TRUST_PROXY'] || '')
  const control = controlOf(variables, host, trustProxy)
  const processes = processesOf(variables['PAPER_PROCESSES'] || '1')
  const databaseUrl = databaseUrlOf(variables, 'DATABASE_URL')
  const dataFolder = variables['PAPER_DATA'] || join(project, '.data')
  return {
    port: portOf(variables['PORT'] || '8080'),
    host,
    databaseUrl,
    directUrl: directUrlOf(variables),
    replicaUrl: replicaUrlOf(variables),
    dataFolder,
    clock,
    clockStart: clockStartOf(variables['PAPER_CLOCK_START'], clock),
    demo: isOn('PAPER_DEMO', variables['PAPER_DEMO'] || '1'),
    push: {
      contact: pushContactOf(variables['PAPER_PUSH_CONTACT'] || 'mailto:operator@example.com'),
      // What customers name must not reach this machine or its network.
      allowsPrivate: isTest && variables['PAPER_TEST_PUSH'] === '1',
      fcm: fcmAccountOf(variables['PAPER_FCM_ACCOUNT'] || ''),
    },
    // Cheap hashes must not be a setting of a broker that customers use.
    hashCost: isTest && variables['PAPER_TEST_HASHES'] === '1' ? TEST_COST : OWASP_COST,
    passkeys: passkeysOf(variables['PAPER_PASSKEY_ORIGINS'], variables['PAPER_PASSKEY_DOMAIN']),
    supportUrl: supportUrlOf(variables['PAPER_SUPPORT_URL'] ?? 'https://support.example.com/chat'),
    marketSeed: variables['PAPER_MARKET_SEED'] || 'paper',
    reviewAfter: reviewAfterOf(variables['PAPER_REVIEW_SECONDS'], clock),
    metrics: metricsOf(variables['PAPER_METRICS'] || ''),
    watched: {
      // The machine of another database has its own figures.
      dataFolder: databaseUrl === undefined ? dataFolder : undefined,
      backupFolder: variables['PAPER_BACKUPS'] || undefined,
      certificates: certificatesOf(variables['PAPER_CERTIFICATES']),
    },
    keepBeginning: control.isEnabled,
    processes,
    http: {
      allowedOrigins: originsOf(variables['PAPER_ALLOW_ORIGIN']),
      trustProxy,
      control,
      processes,
      consoleKey: variables['PAPER_CONSOLE_KEY'] || randomBytes(32).toString('base64url'),
      isTraced: isTraced(variables),
      validateResponses: isOn('PAPER_VALIDATE_RESPONSES', variables['PAPER_VALIDATE_RESPONSES'] || '0'),
      docsFolder: existsSync(join(docsFolder, 'index.html')) ? docsFolder : undefined,
      appFolder,
      consoleFolder: existsSync(join(consoleFolder, 'index.html')) ? consoleFolder : undefined,
      logLevel: logLevelOf(variables['PAPER_LOG'] || 'warn'),
    },
  }
}

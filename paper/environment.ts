import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OWASP_COST, TEST_COST } from './account/passwords.ts'
import type { HashCost } from './contract/call.ts'
import type { HttpSettings } from './http/settings.ts'
import { StartupFailure } from './startupFailure.ts'

/** Everything that whoever starts the broker may choose. */
export interface Environment {
  readonly port: number
  readonly host: string
  readonly databaseUrl: string | undefined
  readonly dataFolder: string
  /** `real` time, or a `test` clock that testers move. */
  readonly clock: 'real' | 'test'
  readonly demo: boolean
  readonly hashCost: HashCost
  readonly supportUrl: string
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

const list = (text: string | undefined): ReadonlyArray<string> =>
  (text ?? '').split(',').flatMap((item) => (item.trim() === '' ? [] : [item.trim()]))

/**
 * Reads the settings from environment variables.
 * @throws StartupFailure on a value that makes no sense.
 */
export const readEnvironment = (variables: Variables): Environment => {
  const project = projectFolder()
  const appFolder = variables['PAPER_APP'] ?? join(project, 'dist', 'app')
  const isTest = variables['NODE_ENV'] === 'test'
  return {
    port: portOf(variables['PORT'] || '8080'),
    host: variables['HOST'] || '127.0.0.1',
    databaseUrl: variables['DATABASE_URL'] || undefined,
    dataFolder: variables['PAPER_DATA'] || join(project, '.data'),
    clock: clockOf(variables['PAPER_CLOCK'] || 'real'),
    demo: variables['PAPER_DEMO'] !== '0',
    // Cheap hashes are never a setting of a broker that people use.
    hashCost: isTest && variables['PAPER_TEST_HASHES'] === '1' ? TEST_COST : OWASP_COST,
    supportUrl: variables['PAPER_SUPPORT_URL'] ?? 'https://support.example.com/chat',
    http: {
      allowedOrigins: list(variables['PAPER_ALLOW_ORIGIN']),
      trustProxy: variables['PAPER_TRUST_PROXY'] === '1',
      validateResponses: variables['PAPER_VALIDATE_RESPONSES'] === '1',
      appFolder: existsSync(join(appFolder, 'index.html')) ? appFolder : undefined,
      logLevel: variables['PAPER_LOG'] || 'warn',
    },
  }
}

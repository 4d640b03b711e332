import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import { allowViolations } from './asciiViolations.ts'
import { prefixed, readBundle } from './prefixed.ts'

/** A running Prism: its port on loopback, and the function that stops it. */
export interface Prism {
  readonly port: number
  readonly close: () => Promise<void>
}

/** The calls of the contract, once a process: Prism keeps the checks that it compiles by these objects, for a further mock too. */
let operations: ReturnType<typeof getHttpOperationsFromSpec> | undefined

/**
 * Starts Prism in this process on any free port, so that ports never conflict and no process remains. It answers the first
 * named example of each call; `Prefer: example=…` and `Prefer: code=401` choose another one.
 */
export const startPrism = async (): Promise<Prism> => {
  allowViolations()
  operations ??= getHttpOperationsFromSpec(prefixed(readBundle()))
  const server = createServer(await operations, {
    cors: true,
    components: { logger: createLogger('mock', { level: 'silent' }) },
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic: false },
    },
  })
  const address = await server.listen(0, '127.0.0.1')
  return { port: Number(new URL(address).port), close: () => server.close() }
}

import { Effect, Schema } from 'effect'
import { ServerConfig } from '../../ports/ServerConfig.ts'
import type { Call } from './client.ts'

const Entries = Schema.Array(
  Schema.Struct({ name: Schema.String, value: Schema.Union([Schema.String, Schema.Number]) }),
)
const Version = Schema.Struct({
  version: Schema.String,
  minversion: Schema.String,
  url: Schema.String,
  content: Schema.String,
})

const textOrNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text)

/** Start-up facts over HTTP. `version` is the app's own, for the server's statistics. */
export const serverConfig = (call: Call, version: string): ServerConfig['Service'] =>
  ServerConfig.of({
    settings: () =>
      call('/common/config', { type: 'all' }, Entries).pipe(
        Effect.map((list) => {
          const entries = new Map(list.map(({ name, value }) => [name, String(value)]))
          return {
            title: textOrNull(entries.get('title')),
            logo: textOrNull(entries.get('logo')),
            customerService: textOrNull(entries.get('kefu')),
            simulation: entries.get('simulation') === '1',
            entries,
          }
        }),
      ),
    version: () =>
      call('/common/version', { version, platform: 'web' }, Version).pipe(
        Effect.map((found) => ({
          latest: found.version,
          minimum: found.minversion,
          notes: found.content,
          address: textOrNull(found.url),
        })),
      ),
  })

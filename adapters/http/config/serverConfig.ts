import { Effect } from 'effect'
import { ServerConfig } from '../../../ports/ServerConfig.ts'
import type { Call } from '../client.ts'
import { plainList, plainRecord, PlainSetting, PlainText } from '../plain.ts'
import type { makeServerAreas } from '../serverAreas.ts'

const Entries = plainList(plainRecord({ name: PlainText, value: PlainSetting }))
const Version = plainRecord({ version: PlainText, minversion: PlainText, url: PlainText, content: PlainText })

const textOrNull = (text: string | undefined): string | null =>
  text === undefined || text === '' || text === '-' ? null : text

/** Start-up facts over HTTP. `version` is the app's own, for the server's statistics. */
export const serverConfig = (
  call: Call,
  version: string,
  areas: ReturnType<typeof makeServerAreas>,
): ServerConfig['Service'] =>
  ServerConfig.of({
    settings: () =>
      call.plain('/common/config', { type: 'all' }, Entries).pipe(
        Effect.map((list) => {
          const entries = new Map(list.map(({ name, value }) => [name, String(value)]))
          areas.learnConfig(entries)
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
      call.plain('/common/version', { version, platform: 'web' }, Version).pipe(
        Effect.map((found) => ({
          latest: found.version,
          minimum: found.minversion,
          notes: found.content,
          address: textOrNull(found.url),
        })),
      ),
    watchMissing: areas.watch,
  })

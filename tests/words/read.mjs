// npm run words:read: after the translations were read against today's English, see readings.ts.
import { tsImport } from 'tsx/esm/api'

const { recordReading } = await tsImport('./readings.ts', import.meta.url)
await recordReading(process.argv.slice(2))

// npm run words:read: after the translations were read against today's English, see readings.ts.
import { tsImport } from 'tsx/esm/api'
import { given, stop } from '../../paper/commands/ready.mjs'

const { positionals } = given({ allowPositionals: true })
const { recordReading, TRANSLATIONS } = await tsImport('./readings.ts', import.meta.url)
const unknown = positionals.find((code) => !TRANSLATIONS.includes(code))
if (unknown !== undefined) stop(`There is no language named ${unknown}: ${TRANSLATIONS.join(', ')}.`)
await recordReading(positionals)

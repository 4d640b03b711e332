// npm run mock: installs when needed, builds when needed unless the API is served alone, and starts the mock.
import { build, given, ready } from '../../paper/commands/ready.mjs'

const { values } = given({ options: { 'api-only': { type: 'boolean' } } })
ready()
if (!values['api-only']) build()
// In this process, so that Ctrl-C reaches the mock and the exit code is the mock's.
const { tsImport } = await import('tsx/esm/api')
await tsImport('./mock.ts', import.meta.url)

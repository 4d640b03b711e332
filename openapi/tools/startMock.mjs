// npm run mock: installs when needed, builds the app unless the API is served alone, and starts the mock.
import { ready, stop } from '../../paper/commands/ready.mjs'

ready()
if (!process.argv.includes('--api-only')) {
  try {
    const { buildApp } = await import('../../paper/commands/build.mjs')
    process.stdout.write('Building…\n')
    await buildApp()
  } catch (cause) {
    stop(`The build failed: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}
// In this process, so that Ctrl-C reaches the mock and the exit code is the mock's.
const { tsImport } = await import('tsx/esm/api')
await tsImport('./mock.ts', import.meta.url)

import { existsSync } from 'node:fs'
import { fromRoot } from '../../../openapi/tools/files.ts'
import { Unusable } from '../command/options.ts'
import { readProxyOptions, usage } from './options.ts'
import { startProxy } from './start.ts'

/** What the user of the command can mend, in one line; null for a defect, which keeps its stack. */
const complaint = (cause: unknown, args: ReadonlyArray<string>): string | null => {
  const { code } = cause as { readonly code?: string }
  if (cause instanceof Unusable) return cause.message
  if (code === 'EADDRINUSE') return 'The port is in use: choose another one with --port'
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `The proxy cannot listen there: ${code} (${args.join(' ')})`
  return null
}

/** The command itself: runs until Ctrl-C. Exit code 2 where it cannot begin, with one line that says why. */
export const proxyCommand = async (args: ReadonlyArray<string>): Promise<void> => {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  try {
    const options = readProxyOptions(args)
    if (options === 'help') return say(usage)
    const app = fromRoot('dist/app')
    if (options.app && !existsSync(`${app}/index.html`)) throw new Unusable('The app is not built yet: npm run build')
    const running = await startProxy(options, app, say)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void running.close().then(() => process.exit(0)))
  } catch (cause) {
    const line = complaint(cause, args)
    if (line === null) throw cause
    process.stderr.write(`${line}\n`)
    process.exitCode = 2
  }
}

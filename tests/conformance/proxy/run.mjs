// npm run proxy -- --url …: installs when needed and passes calls on to a server of the contract, checking each.
import { ready } from '../../../paper/commands/ready.mjs'

ready()
// In this very process, so that Ctrl-C ends it and the exit code is its own.
const { tsImport } = await import('tsx/esm/api')
const { proxyCommand } = await tsImport('./command.ts', import.meta.url)
await proxyCommand(process.argv.slice(2))

// npm run conformance -- --url …: installs when needed and checks a server of the contract.
import { ready } from '../../paper/commands/ready.mjs'

ready()
// In this very process, so that the exit code is its own and Ctrl-C ends it.
const { tsImport } = await import('tsx/esm/api')
const { command } = await tsImport('./command/command.ts', import.meta.url)
process.exitCode = await command(process.argv.slice(2))

import { command } from '../command/command.ts'

process.exitCode = await command(process.argv.slice(2), 'npx open-brokerage-conformance')

// npm run backup and npm run restore: the built command, with what it is given.
import { existsSync } from 'node:fs'
import { given, ready, ROOT, run, stop } from './ready.mjs'

const { positionals } = given({ allowPositionals: true })
// Beside a running broker, whose packages must stay as they are.
ready({ toRun: true, installs: false })
const command = `${ROOT}dist/paper/backup.js`
if (!existsSync(command)) stop('The broker is not built: npm run build.')
process.exit(run(process.execPath, [command, ...positionals]))

// npm run test:screen-reader: Orca reads the app aloud from the first screen to a placed order, and docs/screen-reader.md keeps what it said.
// Not part of `npm test`: it needs Debian's packages of a desktop, which it names where they are missing.
import { given, ready, run } from '../../paper/commands/ready.mjs'

given()
ready()
const code = run(process.execPath, ['paper/commands/buildAll.mjs', '--if-needed'])
if (code !== 0) process.exit(code)
process.exit(run('npx', ['tsx', 'tests/screenReader/take.ts']))

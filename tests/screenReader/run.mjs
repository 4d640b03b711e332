// npm run test:screen-reader: Orca reads the app aloud from the first screen to a placed order, and docs/screen-reader.md keeps what it said.
// Not part of `npm test`: it needs Debian's packages of a desktop, which it names where they are missing.
import { build, given, ready, run } from '../../paper/commands/ready.mjs'

given()
ready()
build()
process.exit(run('npx', ['tsx', 'tests/screenReader/take.ts']))

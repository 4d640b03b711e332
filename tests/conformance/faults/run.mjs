// node tests/conformance/faults/run.mjs [--part 1/4] [--only <text>]: plants every fault and every legal variation, one line
// each as it goes, and prints the table of what was missed. All of them take some minutes; a part takes its share.
import { spawnSync } from 'node:child_process'
import { given, stop } from '../../../paper/commands/ready.mjs'

const { values } = given({ options: { part: { type: 'string' }, only: { type: 'string' } } })
const { part = '1/1', only = '' } = values
const [nth, of] = /^[1-9]\d?\/[1-9]\d?$/.test(part) ? part.split('/').map(Number) : [1, 0]
if (nth > of) stop(`--part ${part} is not a part of a whole, 1/4`)

const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'paper', '--reporter', 'dot', 'tests/conformance/faults'],
  { stdio: 'inherit', env: { ...process.env, LONG_RUNS: '1', FAULTS_PART: part, FAULTS_ONLY: only } },
)
process.exitCode = status ?? 1

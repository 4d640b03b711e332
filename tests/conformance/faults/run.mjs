// node tests/conformance/faults/run.mjs: plants every fault and every legal variation, and prints the table. Some minutes.
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'paper', 'tests/conformance/faults'], {
  stdio: 'inherit',
  env: { ...process.env, LONG_RUNS: '1' },
})
process.exitCode = status ?? 1

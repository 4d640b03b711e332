import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const counted = execFileSync(process.execPath, [join(import.meta.dirname, '../flows.mjs')], { encoding: 'utf8' })
const flows = new Map(
  [...counted.matchAll(/^(.+): (\d+) files, goal (\d+)/gm)].map(([, name, files, goal]) => [
    name,
    { files: Number(files), goal: Number(goal) },
  ]),
)

// See docs/decisions/flows.md.
it.each(['order', 'account figures', 'deposit', 'subscription', 'boot'])(
  '%s is followed through no more files than its goal',
  (name) => {
    const { files, goal } = flows.get(name) ?? { files: Infinity, goal: 0 }
    expect(files).toBeLessThanOrEqual(goal)
  },
)

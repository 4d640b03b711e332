import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const counted = execFileSync(process.execPath, [join(import.meta.dirname, '../flows.mjs')], { encoding: 'utf8' })
const flows = new Map(
  [...counted.matchAll(/^(.+): (\d+) files, at most (\d+)/gm)].map(([, name, files, most]) => [
    name,
    { files: Number(files), most: Number(most) },
  ]),
)

// See docs/decisions/flows.md.
it.each(['order', 'account figures', 'deposit', 'subscription', 'boot'])(
  '%s is followed through no more files than it has today',
  (name) => {
    const { files, most } = flows.get(name) ?? { files: Infinity, most: 0 }
    expect(files).toBeLessThanOrEqual(most)
  },
)

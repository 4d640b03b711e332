import { expect, it } from 'vitest'
import { read } from './tree.ts'

/** The keys of the port, with what follows a dot as `…`, and those that are written around it. */
const keysOfCode = (): ReadonlyArray<string> => {
  const port = read('ports/device/KeyValueStore.ts').match(/StoredKey =([\s\S]*?)\n\n/)?.[1] ?? ''
  const named = [...port.matchAll(/\| ['`]([^'`]+)['`]/g)].map(([, key = '']) => key.replace(/\$\{string\}/, '…'))
  const around = [...read('src/shell/show.ts').matchAll(/setItem\('([^']+)'/g)].map(([, key = '']) => key)
  return [...named, ...around]
}

it('the table of what the device keeps names every key of the code', () => {
  const table = read('ARCHITECTURE.md').match(/## What the device keeps([\s\S]*?)\n## /)?.[1] ?? ''
  const rows = [...table.matchAll(/^\| `([^`]+)` \|.*\| ([^|]+) \|$/gm)].map(([, key = '', end = '']) => ({ key, end }))
  expect(rows.map(({ key }) => key).toSorted()).toEqual(keysOfCode().toSorted())
  // What signing out removes is in two places: its own and that of the session.
  const code = read('ui/app/session/signOut.ts') + read('adapters/storage/credentials.ts')
  for (const { key } of rows.filter(({ end }) => end === 'removed')) expect(code).toContain(key.replace('…', ''))
})

import { expect, it } from 'vitest'
import { licencesOf } from './licences.mjs'
import { ROOT } from './ready.mjs'

it('passes on the licence of each bundled package, once', async () => {
  const text = await licencesOf(ROOT, [
    'node_modules/react/index.js',
    'node_modules/react/cjs/react.production.js',
    'node_modules/@noble/hashes/sha2.js',
    'domain/money/format.ts',
  ])
  expect(text.match(/^\S+ \d+\.\d+\.\d+, /gm)).toHaveLength(2)
  expect(text).toMatch(/^@noble\/hashes \d.*, MIT\n\n[\s\S]*Permission is hereby granted/)
})

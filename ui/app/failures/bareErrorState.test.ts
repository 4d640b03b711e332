import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Draws a failure. Source: RULES.md, failures. */
const DRAWN = /<Error(?:State|Line)\b[^]*?\/>/g

it('every screen that reports a failed load gives the reason', () => {
  const files = readdirSync('ui', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => `ui/${file}`)
  const drawn = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(DRAWN) ?? []).map((element) => ({ file, element })),
  )
  expect(drawn.length).toBeGreaterThan(0)
  const bare = drawn.filter(({ element }) => !element.includes('hint=') && !element.includes('{...useLoadFailure('))
  expect(bare).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { README_FOLDER, README_PICTURES } from '../pictures/readme.ts'
import { textsOf } from './texts.ts'

interface Shown {
  readonly language: string
  readonly texts: ReadonlyArray<string>
}

// Red: `npm run pictures -- --readme` takes them again.
it.each(README_PICTURES)('the picture "$file" of README.md shows the words of today', async ({ file }) => {
  const shown: Shown = JSON.parse(readFileSync(join(README_FOLDER, `${file}.json`), 'utf8'))
  const today = new Set((await textsOf(shown.language)).values())
  expect(shown.texts.length).toBeGreaterThan(8)
  expect(shown.texts.filter((text) => !today.has(text))).toEqual([])
})

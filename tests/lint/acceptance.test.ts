import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read, ROOT } from './tree.ts'

const INDEX = 'docs/acceptance.md'
const FOLDER = 'docs/acceptance'
const PAGES = readdirSync(join(ROOT, FOLDER)).map((name) => `${FOLDER}/${name}`)

/** The cells of the rows below the heads of all tables of a page. */
const rowsOf = (page: string): ReadonlyArray<ReadonlyArray<string>> =>
  read(page)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| statement'))
    .map((line) => line.slice(2, -2).split(' | '))

/** The tests of a cell: each title behind the file that it is in. */
const testsOf = (cell: string): ReadonlyArray<{ readonly file: string; readonly title: string }> => {
  let file = ''
  return [...cell.matchAll(/`([^`]+)`|“([^”]+)”/g)].flatMap(([, path, title]) => {
    if (path !== undefined) file = path
    return title === undefined ? [] : [{ file, title }]
  })
}
const decisionsOf = (cell: string): ReadonlyArray<string> =>
  [...cell.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => posix.join(FOLDER, link))

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file) && existsSync(join(ROOT, file))
const has = (file: string, title: string): boolean => isTest(file) && read(file).includes(title)

describe.each(PAGES)('%s', (page) => {
  it('names for each statement tests that there are, or a decision', () => {
    const wrong = rowsOf(page).flatMap(([statement = '', cell = '', ...more]) => {
      const [tests, decisions] = [testsOf(cell), decisionsOf(cell)]
      const missing = tests.flatMap(({ file, title }) => (has(file, title) ? [] : [`${file} has no “${title}”`]))
      const gone = decisions.filter((path) => !existsSync(join(ROOT, path)))
      const none = tests.length + decisions.length === 0 || more.length > 0 ? ['neither a test nor a decision'] : []
      return [...missing, ...gone, ...none].map((fault) => `${statement}: ${fault}`)
    })
    expect(wrong).toEqual([])
  })

  it('has as many statements as the index says, each once', () => {
    const statements = rowsOf(page).map(([statement]) => statement)
    expect(new Set(statements).size).toBe(statements.length)
    expect(read(INDEX)).toContain(`(${page.slice('docs/'.length)}) | ${statements.length} |`)
  })
})

it('finds a title that is not in its file, and a file that is no test', () => {
  const renamed = 'z'.repeat(9)
  const [there, gone, none] = testsOf(`\`tests/lint/acceptance.test.ts\` “each once” “${renamed}” · \`README.md\` “a”`)
  expect([there, gone, none].map((one) => one && has(one.file, one.title))).toEqual([true, false, false])
})

it('the index adds up', () => {
  expect(read(INDEX)).toContain(`| together | ${PAGES.flatMap(rowsOf).length} |`)
})

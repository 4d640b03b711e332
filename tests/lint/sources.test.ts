import { describe, expect, it } from 'vitest'
import { filesIn, read } from './tree.ts'

const TOPICS = [...read('domain/RULES.md').matchAll(/^## (.+)$/gm)].map(([, topic = '']) => topic.toLowerCase())

const FILES = ['domain', 'ports', 'adapters', 'ui', 'src', 'paper', 'openapi']
  .flatMap(filesIn)
  .filter((path) => /\.(tsx?|mjs|yaml|css)$/.test(path) && !path.startsWith('adapters/generated/'))

/** What a text cites, as topics; a comment that goes on in the next line is read as one. */
const cited = (text: string): ReadonlyArray<string> => {
  const joined = text.replaceAll(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, ' ')
  return [...joined.matchAll(/RULES\.md, ([^.]*)\./g)].flatMap(([, topics = '']) => topics.split(', '))
}

const CITATIONS = FILES.flatMap((path) => cited(read(path)).map((topic) => ({ path, topic })))

describe('what the code cites', () => {
  it('is read, also over the end of a line', () => {
    expect(cited('/** One.\n * Source:\n * RULES.md, profit and loss, fees. */ // RULES.md, money.')).toEqual([
      'profit and loss',
      'fees',
      'money',
    ])
  })

  it('stands in the rules', () => {
    expect(CITATIONS.filter(({ topic }) => !TOPICS.includes(topic))).toEqual([])
  })
})

it('every topic of the rules is kept by some code', () => {
  const kept = new Set(CITATIONS.map(({ topic }) => topic))
  expect(TOPICS.filter((topic) => !kept.has(topic))).toEqual([])
})

it('every password is typed in the field that forgets it', () => {
  // Source: RULES.md, secrets.
  const used = FILES.filter((path) => path.startsWith('ui/') && !/testing|gallery|\.test\./.test(path))
    .filter((path) => /<PasswordField|type="password"/.test(read(path)))
    .toSorted()
  expect(used).toEqual(['ui/data/form/SecretField.tsx'])
})

it('two sentences are joined by what is between sentences in the language', () => {
  // Source: RULES.md, languages. The name of a figure and the figure are no two sentences.
  const label = /words\.risk\(\)\} \$\{words\.riskLevel/
  const bySpace = /\(\S*\)\} (?:\$?\{(?:\w+ && )?(?:words|statement|own|all)\.|<ServiceLink)/
  const used = FILES.filter((path) => path.startsWith('ui/') && !path.includes('.test.')).flatMap((path) =>
    read(path)
      .split('\n')
      .filter((line) => bySpace.test(line) && !label.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(used).toEqual([])
})

it('a path becomes a URL, and a URL a path, by the functions of node:url', () => {
  // Written by hand, it is wrong in a folder whose name has a space, `%`, `#` or ü.
  const byHand =
    /file:\/\/\$\{|'file:\/\/' \+|import\.meta\.url\)\.(?:pathname|href)|import\.meta\.url\.(?:slice|replace)/
  const all = [...FILES, ...filesIn('tests')].filter((path) => /\.(?:tsx?|mjs)$/.test(path))
  expect(all.filter((path) => byHand.test(read(path)))).toEqual([])
})

/** Tools that rules are made with: they contain no rule of the product. */
const TOOLS = ['domain/calendar/zone.ts', 'domain/validation/keys.ts', 'domain/validation/problem.ts']

it('every module of rules says where they come from', () => {
  const modules = FILES.filter((path) => path.startsWith('domain/') && !/\.test\.ts$|\/samples\.ts$/.test(path))
  expect(modules.filter((path) => !TOOLS.includes(path) && !/Source:/.test(read(path)))).toEqual([])
})

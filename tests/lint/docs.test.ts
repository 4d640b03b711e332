import { readdirSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { POLICY } from '../../paper/http/securityHeaders.ts'
import { filesIn, read, ROOT } from './tree.ts'

const DOCS = ['README.md', 'ARCHITECTURE.md', 'openapi/README.md', 'domain/RULES.md']

/** What commands make: it need not be there. */
const MADE = /^(dist|\.data|assets)\//

const ENTRIES = readdirSync(ROOT, { withFileTypes: true }).filter(
  ({ name }) => !/^(\.git|node_modules|dist)$/.test(name),
)
const FILES = ENTRIES.flatMap((entry) =>
  entry.isDirectory() && !entry.name.startsWith('.') ? filesIn(entry.name) : [entry.name],
)
const parents = (path: string): ReadonlyArray<string> =>
  path.includes('/') ? [posix.dirname(path), ...parents(posix.dirname(path))] : []
/** Every file, and every folder with a slash behind it. */
const PATHS = [...FILES, ...new Set(FILES.flatMap(parents).map((folder) => `${folder}/`))]

/** Texts between backticks, a command cut into its words, without what stands in blocks of code. */
const quoted = (text: string): ReadonlyArray<string> =>
  [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)].flatMap(([, words = '']) => words.split(/\s+/))

const EXTENSION = /\.(tsx?|js|cjs|mjs|json|yaml|html|md)$/
const isPath = (word: string): boolean =>
  /^[\w.<>@-]+(\/[\w.<>@-]+)*\/?$/.test(word) && !MADE.test(word) && (word.includes('/') || EXTENSION.test(word))

/** Whether some path is, or ends in, what a document names. `<area>` stands for any name. */
const exists = (word: string): boolean => {
  const pattern = word.replaceAll(/[.@]/g, '\\$&').replaceAll(/<\w+>|<\w+$/g, '[^/]+')
  const end = new RegExp(`(^|/)${pattern}${word.endsWith('/') ? '' : '/?'}$`)
  return PATHS.some((path) => end.test(path))
}

describe.each(DOCS)('%s', (doc) => {
  const text = read(doc)

  it('names only files and folders that exist', () => {
    expect(quoted(text).filter(isPath)).not.toEqual([])
    expect(quoted(text).filter((word) => isPath(word) && !exists(word))).toEqual([])
  })

  it('leads only to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, to = '']) => posix.join(dirname(doc), to))
    expect(links.filter((to) => !PATHS.includes(to) && !PATHS.includes(`${to}/`) && to !== '.')).toEqual([])
  })

  it('names only commands and settings that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Record<string, string> }
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    const settings = [...text.matchAll(/\bPAPER_\w+/g)].map(([name]) => name)
    expect(settings.filter((name) => !read('paper/environment.ts').includes(`'${name}'`))).toEqual([])
  })
})

it('the README hands on the policy that the broker itself sends', () => {
  const block = /content-security-policy: ([\s\S]*?)```/.exec(read('README.md'))?.[1] ?? ''
  const directives = (policy: string) => policy.split(';').map((directive) => directive.trim().replaceAll(/\s+/g, ' '))
  expect(directives(block).toSorted()).toEqual(directives(POLICY).toSorted())
})

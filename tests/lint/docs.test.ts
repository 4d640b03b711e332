import { readdirSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { policy } from '../../paper/platform/http/securityHeaders.ts'
import { filesIn, read, ROOT } from './tree.ts'

/** Pages of the root, of the contract and of the rules, and every page of `docs/`. */
const DOCS = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  'openapi/README.md',
  'openapi/CHANGELOG.md',
  'domain/RULES.md',
  ...filesIn('docs').filter((path) => path.endsWith('.md')),
]
/** What happened once and is told as it was: it names files that have moved since. */
const HISTORY = ['CHANGELOG.md', 'openapi/CHANGELOG.md', 'docs/newcomer.md']
const PAGES = DOCS.filter((doc) => !HISTORY.includes(doc))

/** What commands make: it need not be there. */
const MADE = /^(dist|\.data|assets|node_modules)\/|^worker\.js$/

const ENTRIES = readdirSync(ROOT, { withFileTypes: true }).filter(
  ({ name }) => !/^(\.git|\.data|\.stryker-tmp|node_modules|dist|coverage|test-results)$/.test(name),
)
const FILES = ENTRIES.flatMap((entry) => (entry.isDirectory() ? filesIn(entry.name) : [entry.name]))
const parents = (path: string): ReadonlyArray<string> =>
  path.includes('/') ? [posix.dirname(path), ...parents(posix.dirname(path))] : []
/** Every file, and every folder with a slash behind it. */
const PATHS = [...FILES, ...new Set(FILES.flatMap(parents).map((folder) => `${folder}/`))]

/** Texts between backticks, a command cut into its words, without what stands in blocks of code. */
const quoted = (text: string): ReadonlyArray<string> =>
  [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)].flatMap(([, words = '']) => words.split(/\s+/))

const EXTENSION = /\.(tsx?|js|cjs|mjs|json|yaml|html|md)$/
const isPath = (word: string): boolean =>
  /^(?!@)[\w.<>@-]+(\/[\w.<>@-]+)*\/?$/.test(word) && !MADE.test(word) && (word.includes('/') || EXTENSION.test(word))

/** Whether some path is, or ends in, what a document names. `<area>` stands for any name. */
const exists = (word: string): boolean => {
  const pattern = word.replaceAll(/[.@]/g, '\\$&').replaceAll(/<\w+>|<\w+$/g, '[^/]+')
  const end = new RegExp(`(^|/)${pattern}${word.endsWith('/') ? '' : '/?'}$`)
  return PATHS.some((path) => end.test(path))
}

/** The name that a heading of Markdown gets as the end of a link. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-')
const anchors = (path: string): ReadonlyArray<string> =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

it.each(PAGES)('%s names only files and folders that exist', (doc) => {
  expect(quoted(read(doc)).filter((word) => isPath(word) && !exists(word))).toEqual([])
})

it('finds what documents name', () => {
  expect(quoted(read('ARCHITECTURE.md')).filter(isPath)).toContain('ports/failure.ts')
  expect(exists('ports/failures.ts')).toBe(false)
})

describe.each(DOCS)('%s', (doc) => {
  const text = read(doc)

  it('leads only to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^):]+)\)/g)].map(([, link = '']) => {
      const [path = '', anchor] = link.split('#')
      return { link, to: path === '' ? doc : posix.join(dirname(doc), path).replace(/\/$/, ''), anchor }
    })
    const broken = links.filter(
      ({ anchor, to }) =>
        !(PATHS.includes(to) || PATHS.includes(`${to}/`)) || (anchor !== undefined && !anchors(to).includes(anchor)),
    )
    expect(broken.map(({ link }) => link)).toEqual([])
  })

  it('names only commands and settings that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Record<string, string> }
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    const settings = [...text.matchAll(/\bPAPER_\w+/g)].map(([name]) => name)
    expect(settings.filter((name) => !read('paper/main/environment.ts').includes(`'${name}'`))).toEqual([])
  })
})

it('docs/deploy.md hands on the policy that the broker itself sends', () => {
  const block = /content-security-policy: ([\s\S]*?)```/.exec(read('docs/deploy.md'))?.[1] ?? ''
  const directives = (policy: string) => policy.split(';').map((directive) => directive.trim().replaceAll(/\s+/g, ' '))
  expect(directives(block).toSorted()).toEqual(directives(policy('')).toSorted())
})

it('docs/deploy.md lets every proxy say that the host is reached by TLS only', () => {
  const recipes = /# nginx[\s\S]*?```/.exec(read('docs/deploy.md'))?.[0] ?? ''
  expect(recipes.match(/proxy_pass http|reverse_proxy/g)).toHaveLength(2)
  expect(recipes.match(/Strict-Transport-Security "max-age=31536000"/g)).toHaveLength(2)
})

it('the README fits on two screens', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(120)
})

import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { comment, enumerationModule, enumerationsOf } from './enumerations.ts'
import { CODES, type Form, type Source, TYPES } from './forms.ts'
import { fromRoot } from '../files.ts'
import { listOf, nodeOf } from '../node.ts'
import { makeForms, recordName } from './schemas.ts'

/** A record of the contract, or the answer of a call. */
interface Wanted {
  readonly area: string
  readonly name: string
  readonly node: unknown
}

/** What is generated of a record: in which folder, what its code may import, and its code. */
interface Output {
  readonly folder: string
  readonly head: string
  readonly keyword: 'import' | 'import type'
  readonly sources: ReadonlyArray<Source>
  readonly code: (name: string, form: Form) => string
}

const ABOUT = '// Made from openapi/ by npm run generate. Do not edit.\n\n'
const text = (path: string): string => readFileSync(fromRoot(path), 'utf8')

/** The area of each name that a pattern finds with its file: `orders.preview.yaml` belongs to the area `orders`. */
const areasIn = (found: Iterable<ReadonlyArray<string>>): ReadonlyMap<string, string> =>
  new Map([...found].map(([, name = '', file = '']) => [name, file.split('.')[0] ?? '']))

/** The area of each schema, by the file in which it is written. */
const areasOfSchemas = (): ReadonlyMap<string, string> =>
  areasIn(
    readdirSync(fromRoot('openapi/schemas')).flatMap((file) =>
      [...text(`openapi/schemas/${file}`).matchAll(/^([A-Z]\w*):$/gm)].map((match) => [...match, file]),
    ),
  )

/** The area of each call, by the file to which the table of contents refers. */
const areasOfCalls = (): ReadonlyMap<string, string> =>
  areasIn(text('openapi/openapi.yaml').matchAll(/^ {2}(\/\S+):\n {4}\$ref: paths\/(\S+?\.yaml)/gm))

/** `/block/list` as the beginning of a name: `BlockList`. */
const nameOfPath = (path: string): string =>
  path.replaceAll(/(?:^|\/)([a-z])/g, (_, letter: string) => letter.toUpperCase())

const answerOf = (operations: unknown): unknown => {
  const content = nodeOf(nodeOf(nodeOf(nodeOf(nodeOf(operations)['post'])['responses'])['200'])['content'])
  const [answer] = listOf(nodeOf(nodeOf(content['application/json'])['schema'])['oneOf'])
  return nodeOf(nodeOf(answer)['properties'])['data']
}

/** The names in a text. Comments do not count. */
const namesIn = (code: string): ReadonlySet<string> =>
  new Set(code.replaceAll(/\/\*\*.*\*\//g, '').match(/\b[A-Za-z]\w*/g))

/** What the app imports from the files of a folder. */
const importedFrom = (folder: string): ReadonlySet<string> => {
  const [floor = ''] = folder.split('/')
  const imports = new RegExp(String.raw`\{([^}]*)\} from '[./]*${folder.slice(floor.length)}/\w+\.ts'`, 'g')
  const files = readdirSync(fromRoot(floor), { recursive: true, encoding: 'utf8' })
  const readers = files.filter((file) => file.endsWith('.ts') && !/generated\/|testing\/|\.test\./.test(file))
  const found = readers.flatMap((file) =>
    [...text(`${floor}/${file}`).matchAll(imports)].map(([, names = '']) => names),
  )
  return namesIn(found.join())
}

/** Imports of what a module's text names. */
const importsOf = (keyword: string, code: string, path: string, sources: ReadonlyArray<Source>): string => {
  const used = namesIn(code)
  return sources
    .filter(([module]) => module !== path)
    .map(([module, names]) => {
      const named = names.filter((name) => used.has(name)).toSorted()
      const from = posix.relative(posix.dirname(path), module).replace(/^(?!\.)/, './')
      return named.length === 0 ? '' : `${keyword} { ${named.join(', ')} } from '${from}'\n`
    })
    .join('')
}

/** The modules of what the app imports, and of what these records name in turn. */
const modules = (all: ReadonlyArray<Wanted>, formOf: (node: unknown) => Form, output: Output) => {
  const { code, folder, head, keyword, sources } = output
  const byName = new Map(all.map((one) => [one.name, one]))
  const written = new Map<string, { readonly path: string; readonly code: string }>()
  const write = (name: string): void => {
    const one = byName.get(name)
    if (!one || written.has(name)) return
    const own = code(name, formOf(one.node))
    // What it names comes before it.
    for (const other of namesIn(own)) if (other !== name) write(other)
    const about = comment(nodeOf(one.node)['description'])
    written.set(name, { path: `${folder}/${one.area}.ts`, code: `\n${about}${own}\n` })
  }
  const imported = importedFrom(folder)
  for (const { name } of all) if (imported.has(name)) write(name)

  const paths = [...new Set([...written.values()].map(({ path }) => path))].toSorted()
  const own = paths.map(
    (path) => [path, [...written].filter(([, one]) => one.path === path).map(([name]) => name)] as const,
  )
  return own.map(([path, names]) => {
    const body = names.map((name) => written.get(name)?.code).join('')
    return [path, `${ABOUT}${head}${importsOf(keyword, body, path, [...sources, ...own])}${body}`] as const
  })
}

/** The generated schemas, the types of records and the enumerations: each file's path and its text. */
export const contractSchemas = (bundle: string): ReadonlyArray<readonly [path: string, text: string]> => {
  const contract = nodeOf(JSON.parse(bundle))
  const components = nodeOf(nodeOf(contract['components'])['schemas'])
  const enumerations = enumerationsOf(contract)
  const areas = new Map([...areasOfSchemas(), ...areasOfCalls()])
  const records = Object.entries(components)
    .filter(([, node]) => 'properties' in nodeOf(node))
    .map(([key, node]) => ({ area: areas.get(key) ?? '', name: recordName(components, key), node }))
  const answers = Object.entries(nodeOf(contract['paths']))
    .map(([path, calls]) => ({ area: areas.get(path) ?? '', name: `${nameOfPath(path)}Answer`, node: answerOf(calls) }))
    .filter(({ node }) => node !== undefined && !('$ref' in nodeOf(node)))
  const formOf = makeForms(components, enumerations)
  const words: Source = ['domain/contract/enumerations.ts', enumerations.map(({ name }) => name)]
  return [
    [words[0], enumerationModule(enumerations)],
    // Each schema is made in a function, so that a bundler can leave it out where its area needs others only.
    ...modules([...records, ...answers], formOf, {
      folder: 'adapters/generated/schemas',
      head: "import { Schema } from 'effect'\n",
      keyword: 'import',
      sources: CODES,
      code: (name, form) => `export const ${name} = /* @__PURE__ */ (() => ${form.code})()`,
    }),
    ...modules(records, formOf, {
      folder: 'ports/generated',
      head: '',
      keyword: 'import type',
      sources: [...TYPES, words],
      code: (name, { type }) => `export interface ${name} ${type}`,
    }),
  ]
}

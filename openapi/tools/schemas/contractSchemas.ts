import { readdirSync, readFileSync } from 'node:fs'
import { enumerationModule, enumerationsOf } from './enumerations.ts'
import { fromRoot } from '../files.ts'
import { nodeOf, textOf } from '../node.ts'
import { makeSchemas, type Wanted } from './schemas.ts'

/** `schemas/orders.preview.yaml` belongs to the area `orders`. */
const areaOfFile = (file: string): string => file.split('/').at(-1)?.split('.')[0] ?? ''

/** `/block/list` as the beginning of a name: `BlockList`. */
const nameOfPath = (path: string): string =>
  path.replaceAll(/(?:^|\/)([a-z])/g, (_, letter: string) => letter.toUpperCase())

const text = (path: string): string => readFileSync(fromRoot(path), 'utf8')

/** The area of each schema of the contract, by the file in which it is written. */
const areas = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(fromRoot('openapi/schemas')).flatMap((file) =>
      [...text(`openapi/schemas/${file}`).matchAll(/^([A-Z]\w*):$/gm)].map(
        ([, name = '']) => [name, areaOfFile(file)] as const,
      ),
    ),
  )

/** The area of each call, by the file to which the table of contents refers. */
const areasOfCalls = (): ReadonlyMap<string, string> =>
  new Map(
    [...text('openapi/openapi.yaml').matchAll(/^ {2}(\/\S+):\n {4}\$ref: (paths\/\S+?\.yaml)/gm)].map(
      ([, path = '', file = '']) => [path, areaOfFile(file)] as const,
    ),
  )

const answerOf = (post: unknown): unknown => {
  const content = nodeOf(nodeOf(nodeOf(nodeOf(post)['responses'])['200'])['content'])
  const { oneOf } = nodeOf(nodeOf(content['application/json'])['schema'])
  return nodeOf(nodeOf(Array.isArray(oneOf) ? oneOf[0] : {})['properties'])['data']
}

/** The generated schemas, the types of records and the enumerations: each file's path and its text. */
export const contractSchemas = (bundle: string): ReadonlyArray<readonly [string, string]> => {
  const contract = nodeOf(JSON.parse(bundle))
  const components = nodeOf(nodeOf(contract['components'])['schemas'])
  const enumerations = enumerationsOf(contract)
  const areaOf = areas()
  const records = Object.entries(components).flatMap(([component, schema]): ReadonlyArray<Wanted> => {
    const node = nodeOf(schema)
    const name = textOf(node['x-name']) || component
    return 'properties' in node ? [{ area: areaOf.get(component) ?? '', name, node }] : []
  })
  const areaOfCall = areasOfCalls()
  const answers = Object.entries(nodeOf(contract['paths'])).flatMap(([path, operations]): ReadonlyArray<Wanted> => {
    const node = nodeOf(answerOf(nodeOf(operations)['post']))
    if (Object.keys(node).length === 0 || '$ref' in node) return []
    return [{ area: areaOfCall.get(path) ?? '', name: `${nameOfPath(path)}Answer`, node }]
  })
  const { schemaModule, typeModule } = makeSchemas(components, records, enumerations)
  const of = (area: string) => (one: Wanted) => one.area === area
  return [
    ['domain/contract/enumerations.ts', enumerationModule(enumerations)],
    ...[...new Set([...records, ...answers].map(({ area }) => area))].toSorted().flatMap((area) => {
      const own = records.filter(of(area))
      return [
        [`adapters/generated/schemas/${area}.ts`, schemaModule(area, [...own, ...answers.filter(of(area))])],
        [`ports/generated/${area}.ts`, typeModule(area, own)],
      ] as const
    }),
  ]
}

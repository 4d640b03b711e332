import { listOf, type Node, nodeOf, textOf } from './node.ts'

/** The areas of a contract, its `x-areas`: what a server may have or lack as a whole. */
export const areasOf = (contract: Node): ReadonlyArray<string> =>
  listOf(contract['x-areas']).map((area) => textOf(nodeOf(area)['name']))

/** An operation that belongs to no area, though its tag does: it is offered by itself. */
const NONE = 'none'

/** The area of an operation: its own `x-area`, otherwise that of its tag; undefined where it belongs to none. */
export const areaOf = (operation: Node, contract: Node): string | undefined => {
  const tag = listOf(contract['tags']).find((one) => nodeOf(one)['name'] === listOf(operation['tags'])[0])
  const area = textOf(operation['x-area'] ?? nodeOf(tag)['x-area'])
  return area === '' || area === NONE ? undefined : area
}

/** The table of the calls that belong to an area, as a module. */
export const areaTable = (bundle: string): string => {
  const contract = nodeOf(JSON.parse(bundle))
  const rows = Object.entries(nodeOf(contract['paths'])).flatMap(([path, item]) => {
    const area = areaOf(nodeOf(nodeOf(item)['post'] ?? nodeOf(item)['get']), contract)
    return area === undefined ? [] : [`  '${path}': '${area}',`]
  })
  const head = '// Made from openapi/ by npm run generate. Do not edit.\n\n'
  return `${head}/** The area of each call that belongs to one. */\nexport const AREA_OF_CALL = {\n${rows.join('\n')}\n} as const\n`
}

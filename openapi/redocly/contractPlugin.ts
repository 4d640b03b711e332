import { readCatalogue } from '../tools/catalogue.ts'
import { codesOf } from '../tools/codes.ts'
import { type AuthoredOperation, expandOperation } from '../tools/expand/expand.ts'
import { limit } from '../tools/expand/limits.ts'
import { type Node, nodeOf } from '../tools/node.ts'
import { type Context, rules } from './rules.ts'

/** Adds the names of its codes to a schema, in place. */
const nameCodes = (schema: object): void => {
  const codes = codesOf(nodeOf(schema))
  Object.assign(schema, codes)
  Reflect.deleteProperty(schema, 'x-codes')
}

/** The preprocessor: it expands each operation in place, in its own file, and gives each schema the names of its codes and its limits. */
const expand = () => {
  const catalogue = readCatalogue()
  return {
    Operation: {
      enter(operation: AuthoredOperation, { report, resolve }: Context) {
        const resolved = (node: unknown) => resolve(node).node ?? node
        for (const message of expandOperation(operation, catalogue, resolved)) report({ message })
      },
    },
    Schema: {
      enter(schema: Node) {
        nameCodes(schema)
        limit(schema)
        // What stands beside a $ref is part of the property alone: no visitor sees it.
        for (const property of Object.values(nodeOf(schema['properties'])))
          if ('$ref' in nodeOf(property)) nameCodes(nodeOf(property))
      },
    },
  }
}

export default () => ({ id: 'contract', preprocessors: { oas3: { expand } }, rules: { oas3: rules } })

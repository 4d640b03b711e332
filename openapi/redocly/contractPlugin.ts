import { readCatalogue } from '../tools/catalogue.ts'
import { type AuthoredOperation, expandOperation } from '../tools/expand.ts'
import { type Context, rules } from './rules.ts'

/** The preprocessor: it expands each operation in place, in its own file. */
const expand = () => {
  const catalogue = readCatalogue()
  return {
    Operation: {
      enter(operation: AuthoredOperation, { report, resolve }: Context) {
        const resolved = (node: unknown) => resolve(node).node ?? node
        for (const message of expandOperation(operation, catalogue, resolved)) report({ message })
      },
    },
  }
}

export default () => ({ id: 'contract', preprocessors: { oas3: { expand } }, rules: { oas3: rules } })

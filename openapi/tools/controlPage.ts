import { listOf, type Node, nodeOf } from './node.ts'

const BEGIN = '<!-- calls: made from openapi/control by npm run generate -->'
const END = '<!-- end of the calls -->'
const METHODS = ['get', 'post', 'delete']

/** The names of the fields of a request, those that may be left out in brackets. */
const fieldsOf = (operation: Node): string => {
  const schema = nodeOf(nodeOf(nodeOf(nodeOf(operation.requestBody).content)['application/json']).schema)
  const required = listOf(schema.required)
  const body = Object.keys(nodeOf(schema.properties)).map((name) => (required.includes(name) ? name : `[${name}]`))
  const query = listOf(operation.parameters)
    .map(nodeOf)
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required: isNeeded }) => (isNeeded === true ? `?${String(name)}` : `[?${String(name)}]`))
  const all = [...query, ...body]
  return all.length === 0 ? '' : `\`${all.join(', ')}\``
}

const rowsOf = (document: Node, tag: unknown): ReadonlyArray<string> =>
  Object.entries(nodeOf(document.paths)).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = nodeOf(nodeOf(item)[method])
      if (!listOf(operation.tags).includes(tag)) return []
      const texts = [operation.summary, operation.description].flatMap((text) =>
        typeof text === 'string' ? [text.trim().replace(/\.$/, '').replaceAll('\n', ' ').replaceAll('|', '\\|')] : [],
      )
      return [`| \`${method.toUpperCase()} /control${path}\` | ${fieldsOf(operation)} | ${texts.join('. ')} |`]
    }),
  )

/** The page of the control API with its table of calls, between two marks, taken from the bundled document. */
export const withCalls = (page: string, bundle: string): string => {
  const document = nodeOf(JSON.parse(bundle))
  const parts = listOf(document.tags)
    .map(nodeOf)
    .map(({ description, name }) =>
      [
        `### ${String(name)}`,
        '',
        String(description),
        '',
        '| call | fields | does |',
        '|---|---|---|',
        ...rowsOf(document, name),
      ].join('\n'),
    )
  const [before, rest = ''] = page.split(BEGIN)
  const after = rest.split(END)[1]
  if (after === undefined) throw new Error('docs/control.md has lost the marks around its table of calls')
  return `${before}${BEGIN}\n\n${parts.join('\n\n')}\n\n${END}${after}`
}

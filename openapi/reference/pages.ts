import { readFileSync } from 'node:fs'
import { type Catalogue, readCatalogue } from '../tools/catalogue.ts'
import { fromRoot } from '../tools/files.ts'
import { type Level, levelsOf } from '../tools/levels.ts'
import { type Node, nodeOf } from '../tools/node.ts'
import { callsPage } from './calls.ts'
import { type Call, callsOf } from './contract.ts'
import { diagrams } from './diagrams.ts'
import { framed, type PageName } from './frame.ts'
import { collectionOf } from './postman.ts'
import { refusalsPage } from './refusals.ts'
import { streamsOf } from './streams.ts'
import { escaped, fromMarkdown, type Targets } from './text.ts'

const read = (path: string): string => readFileSync(fromRoot(path), 'utf8')

/** The documents of the repository that are pages of the reference. */
const DOCUMENTS = [
  ['docs/backend.md', 'backend.html'],
  ['docs/conformance.md', 'conformance.html'],
  ['openapi/CHANGELOG.md', 'changelog.html'],
] as const satisfies ReadonlyArray<readonly [string, PageName]>

const pageOf = (file: string): string | undefined => {
  const name = file.split('/').at(-1)
  if (file === '../CHANGELOG.md') return undefined
  return DOCUMENTS.find(([document]) => document.split('/').at(-1) === name)?.[1]
}

const startPage = (
  contract: Node,
  calls: ReadonlyArray<Call>,
  levels: ReadonlyArray<Level>,
  targets: Targets,
): string => {
  const info = nodeOf(contract['info'])
  const rows = levels.map(({ description, name, number }) => {
    const many = calls.filter(({ level }) => level === number).length
    return `<tr><th scope="row"><a href="calls.html#level-${number}">${number} ${escaped(name)}</a></th><td>${many}&nbsp;calls</td><td>${escaped(description)}</td></tr>`
  })
  return `<h1>The contract</h1>
<p>${escaped(String(info['summary']))} ${calls.length} calls; every one with its fields, checks in order, refusals and examples.</p>
<ul>
<li><a href="calls.html">Calls</a>, all on one page, so that the browser's search finds everything</li>
<li><a href="refusals.html">Refusals</a> with their codes, texts and translations in eight languages</li>
<li><a href="states.html">States</a> of orders, positions, deposits, withdrawals, loans, identities, subscriptions, tasks and markets</li>
<li><a href="openapi.json">OpenAPI 3.1</a>, for generators and other tools</li>
<li><a href="postman.json">Collection for Postman and Bruno</a>: set <code>url</code>, call the log-in, and the others have its session</li>
</ul>
<h2 id="levels">Levels</h2>
<table><tbody>${rows.join('')}</tbody></table>
<h2 id="common">What every call has in common</h2>
${fromMarkdown(String(info['description']), targets, 2)}`
}

/** Every file of the reference: its name and its text. */
export const referenceFiles = async (catalogue: Catalogue = readCatalogue()): Promise<ReadonlyMap<string, string>> => {
  const bundle = read('openapi/bundle.json')
  const contract = nodeOf(JSON.parse(bundle))
  const [calls, streams] = [callsOf(contract), streamsOf(contract)]
  const levels = levelsOf(contract)
  const version = String(nodeOf(contract['info'])['version'])
  const targets: Targets = {
    calls: new Set([...calls, ...streams].map(({ path }) => path)),
    codes: new Set(catalogue.keys()),
    shapes: nodeOf(nodeOf(contract['components'])['schemas']),
    pageOf,
  }
  const page = (name: PageName, body: string) => [name, framed(name, version, body)] as const
  return new Map([
    page('index.html', startPage(contract, calls, levels, targets)),
    page('calls.html', `<h1>Calls</h1>${callsPage(contract, calls, levels, catalogue, targets)}`),
    page('refusals.html', `<h1>Refusals</h1>${refusalsPage(catalogue, calls)}`),
    page('states.html', `<h1>States</h1><p>Made by running the rules.</p>${await diagrams(contract)}`),
    ...DOCUMENTS.map(([document, name]) => page(name, fromMarkdown(read(document), targets))),
    ['style.css', read('openapi/reference/style.css')],
    ['openapi.json', bundle],
    ['postman.json', `${JSON.stringify(collectionOf(calls, levels, version), null, 1)}\n`],
  ])
}

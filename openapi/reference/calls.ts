import type { Catalogue } from '../tools/catalogue.ts'
import type { Level } from '../tools/levels.ts'
import { listOf, type Node, nodeOf, textOf } from '../tools/node.ts'
import { checkList } from './checks.ts'
import { type Call, FILE } from './contract.ts'
import { streamSection, streamsOf } from './streams.ts'
import { fieldTable, shapeOf, sharedShapes } from './shapes.ts'
import { block, callAnchor, code, escaped, fromMarkdown, type Targets } from './text.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The `curl` line of a call with all its fields, as a shell takes it. */
export const curlOf = ({ filled, isPublic, media, path }: Call): string => {
  const headers = isPublic ? [] : ['-H "token: $TOKEN"', '-H "account: $ACCOUNT"']
  const isUpload = media === 'multipart/form-data'
  const fields = Object.entries(filled).map(
    ([name, value]) => `${isUpload ? '-F' : '--data-urlencode'} ${quoted(`${name}=${String(value)}`)}`,
  )
  const file = isUpload ? [`-F ${FILE}=@picture.png`] : []
  return (
    ['curl -sS -X POST "$URL', path, '"'].join('') +
    [...headers, ...fields, ...file].map((part) => ` \\\n  ${part}`).join('')
  )
}

const exampleOf = ([name, summary, body]: Call['examples'][number]): string =>
  `<details${name === 'rich' ? ' open' : ''}><summary>${escaped(summary || name)}</summary>${block(JSON.stringify(body, null, 2), summary)}</details>`

const callSection = (call: Call, catalogue: Catalogue, targets: Targets): string => {
  const { data, description, examples, form, isPublic, media, path, summary, told } = call
  const changes = listOf(form['required']).some((name) => name === 'requestid' || name === 'clientorderid')
  const facts = [
    `level ${call.level}`,
    isPublic ? 'needs no session' : 'needs a session',
    changes ? 'changes something, once for each id' : 'has no id of a request',
    media ?? 'no form',
  ]
  const sends =
    Object.keys(nodeOf(form['properties'])).length === 0 ? '<p>Nothing.</p>' : fieldTable(form, targets, 'required')
  const alsoTold =
    told.length === 0
      ? ''
      : `<p>And with <code>msg</code>, which is always ${told.map(({ wire, words }) => `<span lang="zh-Hans">${escaped(wire)}</span>: <q>${escaped(words)}</q>`).join(' or ')}</p>`
  return `<section class="call"><h3 id="${callAnchor(path)}">${code(path)} ${escaped(summary)}</h3>
<p class="facts">${facts.map(escaped).join(' · ')}</p>
${fromMarkdown(description, targets, 3)}
<h4>Sends</h4>${sends}
<h4>Answers with <code>data</code></h4><div>${fromMarkdown(textOf(data['description']), targets, 4)}${shapeOf(data, targets)}${alsoTold}</div>
<h4>Checks, in order</h4>${checkList(call, catalogue)}
<h4>Example</h4>${block(curlOf(call), 'Request')}${examples.map(exampleOf).join('')}</section>`
}

/** The page of all calls and streams, by level and area, and of the shapes that they share. */
export const callsPage = (
  contract: Node,
  calls: ReadonlyArray<Call>,
  levels: ReadonlyArray<Level>,
  catalogue: Catalogue,
  targets: Targets,
): string => {
  const byLevel = levels.map(({ description, name, number }) => {
    const own = calls.filter(({ level }) => level === number)
    const streams = streamsOf(contract).filter(({ level }) => level === number)
    const list = [...own, ...streams].map(
      ({ path, summary }) => `<li><a href="#${callAnchor(path)}">${code(path)}</a> ${escaped(summary)}</li>`,
    )
    const title = `Level ${number}: ${name}`
    return {
      contents: `<details><summary>${escaped(title)}</summary><ul>${list.join('')}</ul></details>`,
      section:
        `<h2 id="level-${number}">${escaped(title)}</h2><p>${escaped(description)}</p>` +
        [
          ...own.map((call) => callSection(call, catalogue, targets)),
          ...streams.map((stream) => streamSection(stream, catalogue, targets)),
        ].join('\n'),
    }
  })
  return `<nav aria-label="Calls">${byLevel.map(({ contents }) => contents).join('')}<p><a href="#shapes">Shapes that calls share</a></p></nav>
${byLevel.map(({ section }) => section).join('\n')}
<h2 id="shapes">Shapes that calls share</h2>
${sharedShapes(contract, targets)}`
}

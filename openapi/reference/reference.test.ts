import { beforeAll, describe, expect, it } from 'vitest'
import { type Catalogue, LOCALES, readCatalogue } from '../tools/catalogue.ts'
import { checksOf } from '../tools/expand/checks.ts'
import { nodeOf } from '../tools/node.ts'
import { type Call, callsOf } from './contract.ts'
import { machines } from './machines.ts'
import { referenceFiles } from './pages.ts'
import { curlOfStream, streamsOf, wireText } from './streams.ts'
import { callAnchor, escaped, fromMarkdown, type Targets } from './text.ts'

let files: ReadonlyMap<string, string>
let calls: ReadonlyArray<Call>
let catalogue: Catalogue
beforeAll(async () => {
  catalogue = readCatalogue()
  files = await referenceFiles(catalogue)
  calls = callsOf(nodeOf(JSON.parse(files.get('openapi.json') ?? '')))
})

const page = (name: string): string => files.get(name) ?? ''
const pages = () => [...files].filter(([name]) => name.endsWith('.html'))
const idsOf = (html: string): ReadonlyArray<string> => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)
/** The part of the page of calls that is about one. */
const sectionOf = (path: string): string => {
  const from = page('calls.html').indexOf(`<h3 id="${callAnchor(path)}">`)
  return page('calls.html').slice(from, page('calls.html').indexOf('</section>', from))
}
const textIn = (html: string): string => html.replaceAll(/<[^>]+>/g, '')

describe('the reference', () => {
  it('shows every call with its fields, checks, request and examples', () => {
    expect(calls.length).toBeGreaterThan(100)
    for (const call of calls) {
      const section = sectionOf(call.path)
      const text = textIn(section)
      for (const field of Object.keys(call.filled)) expect(section).toContain(`<code>${field}</code>`)
      const shown = [...section.matchAll(/<li>(?:<a href="refusals.html#([\w-]+)"|HTTP 401)/g)].map(([, name]) => name)
      expect([call.path, shown]).toEqual([call.path, checksOf(call).map(({ code }) => code)])
      for (const [, , body] of call.examples) expect(text).toContain(escaped(JSON.stringify(body, null, 2)))
      expect(section.includes('<code>msg</code>, which is always')).toBe(call.told.length > 0)
      for (const { wire, words } of call.told) expect(text).toContain(`${wire}: ${escaped(words)}`)
      expect(text).toContain(escaped(`curl -sS -X POST "$URL${call.path}"`))
    }
  })

  it('shows every stream with its parameters, events, checks, request and examples', () => {
    const streams = streamsOf(nodeOf(JSON.parse(page('openapi.json'))))
    expect(streams.map(({ path }) => path)).toEqual(['/live/stream'])
    for (const stream of streams) {
      const section = sectionOf(stream.path)
      for (const name of ['quotes', 'depth', 'own', 'last-event-id']) expect(section).toContain(`<code>${name}</code>`)
      expect(section).toContain('<a href="#LiveEvent">')
      expect(section).toContain('HTTP 401')
      for (const code of stream.refusals) expect(section).toContain(`<li><a href="refusals.html#${code}">`)
      expect(textIn(section)).toContain(escaped(curlOfStream(stream)))
      expect(curlOfStream(stream)).toMatch(/^curl -sSN "\$URL\/live\/stream\?quotes=[^&]+&depth=[^&]+&own=1"/)
      expect(stream.examples.length).toBeGreaterThan(2)
      for (const [, event] of stream.examples) expect(textIn(section)).toContain(escaped(wireText(event)))
    }
    // Other pages and calls lead to it.
    expect(page('index.html')).toContain('href="calls.html#live-stream"')
  })

  it('begins the checks with the session, the account, the fields and the id, and ends with the busy server', () => {
    const orderOf = (path: string) => {
      const call = calls.find((one) => one.path === path)
      return call === undefined ? [] : checksOf(call).map(({ code }) => code)
    }
    expect(orderOf('/exchange/submit')).toEqual([
      undefined,
      'account-frozen',
      'invalid-parameters',
      'request-id-reused',
      'fund-operation-in-progress',
      'quote-expired',
      'quote-used',
      'amount-below-minimum',
      'insufficient-balance',
      'insufficient-available-balance',
      'insufficient-withdrawable-amount',
      'system-busy',
    ])
    expect(orderOf('/user/login').slice(0, 2)).toEqual(['invalid-parameters', 'submitted-too-frequently'])
    expect(orderOf('/user/login')).toContain('account-frozen')
  })

  /** Codes that exclude each other, so that no order of theirs can be seen. */
  const EITHER = ['identity-failed', 'identity-not-verified']
  it('lists the checks in the order in which the descriptions tell them', () => {
    const told = calls.flatMap(({ description, path, refusals }) => {
      const [prose] = /(?:checks in this order|Checks, each with its failure)[^]*/.exec(description) ?? []
      if (prose === undefined) return []
      const named = [...prose.matchAll(/`([a-z0-9-]+)`/g)].map(([, name = '']) => name)
      const own = refusals.slice(0, refusals.indexOf('invalid-parameters') >>> 0)
      const mine = [...new Set(named)].filter((name) => own.includes(name) && !EITHER.includes(name))
      return [{ path, mine, listed: own.filter((name) => mine.includes(name)) }]
    })
    expect(told.length).toBeGreaterThan(10)
    for (const { listed, mine, path } of told) expect([path, mine]).toEqual([path, listed])
  })

  it('has every message in every language with its code and its text on the wire', () => {
    const html = page('refusals.html')
    for (const { code, wire, words } of catalogue.values()) {
      const from = html.indexOf(`<tr id="${code}">`)
      const row = html.slice(from, html.indexOf('</tr>', from))
      for (const text of [wire ?? '', ...LOCALES.map((locale) => words[locale])]) expect(row).toContain(escaped(text))
    }
  })

  it('leads nowhere that is not there, and names no place twice', () => {
    for (const [name, html] of pages()) {
      const ids = idsOf(html)
      expect([name, ids.filter((id, at) => ids.indexOf(id) !== at)]).toEqual([name, []])
      const broken = [...html.matchAll(/ href="([^":]*)"/g)].flatMap(([, href = '']) => {
        const [file = '', anchor] = href.split('#')
        const target = files.get(file === '' ? name : file)
        const isThere = target !== undefined && (anchor === undefined || idsOf(target).includes(anchor))
        return isThere ? [] : [href]
      })
      expect([name, broken]).toEqual([name, []])
    }
  })

  it('needs no script, no style of its own in the page and nothing from elsewhere', () => {
    for (const [name, html] of pages()) {
      expect([name, /<script|<style| on\w+="| style="|<img|<iframe|@import/.exec(html)?.[0]]).toEqual([name, undefined])
      const loaded = [...html.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href]) => href)
      expect(new Set(loaded)).toEqual(new Set(['style.css', 'data:,']))
    }
    expect(page('style.css')).not.toMatch(/url\(|@import/)
  })

  it('draws each state machine and repeats it as a table', () => {
    const html = page('states.html')
    for (const { id, steps } of machines()) {
      const from = html.indexOf(`<h2 id="${id}">`)
      const section = html.slice(from, html.indexOf('</section>', from))
      expect([...section.matchAll(/<g class="edge">/g)]).toHaveLength(steps.length + 1)
      expect([...section.matchAll(/<tr><td>/g)]).toHaveLength(steps.length)
    }
  })

  it('shows the states of an order as the contract tells them', () => {
    const shape = nodeOf(nodeOf(nodeOf(JSON.parse(page('openapi.json')))['components'])['schemas'])['OrderState']
    const description = String(nodeOf(shape)['description'])
    const [order] = machines()
    const after = (state: string) => order?.steps.filter(({ from }) => from === state).map(({ to }) => to) ?? []
    expect(description).toContain(
      '| `partlyfilled` | filled in part, the rest is pending | `filled`, `cancelled`, `expired` |',
    )
    expect(after('partlyfilled')).toEqual(['filled', 'cancelled', 'expired'])
    expect(after('pending')).toHaveLength(5)
    expect(after('filled')).toEqual([])
  })
})

describe('a document', () => {
  const targets: Targets = {
    calls: new Set(['/trade/order']),
    codes: new Set(['too-late']),
    shapes: {},
    pageOf: () => undefined,
  }

  it('links calls and codes, and shows HTML as text', () => {
    expect(fromMarkdown('`/trade/order` is `too-late` or `other`', targets)).toBe(
      '<p><a href="calls.html#trade-order"><code>/trade/order</code></a> is ' +
        '<a href="refusals.html#too-late"><code>too-late</code></a> or <code>other</code></p>\n',
    )
    expect(fromMarkdown('a <b onclick="x()">b</b> `<i>`', targets)).toBe(
      '<p>a &lt;b onclick=&quot;x()&quot;&gt;b&lt;/b&gt; <code>&lt;i&gt;</code></p>\n',
    )
    expect(fromMarkdown('[gone](gone.md)', targets)).toBe('<p>gone</p>\n')
  })
})

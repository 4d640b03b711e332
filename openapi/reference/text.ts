import { Marked } from 'marked'
import type { Node } from '../tools/node.ts'

/** A text as HTML shows it. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A text as code. */
export const code = (text: string): string => `<code>${escaped(text)}</code>`

/** The name of a heading as the end of a link, as the documents of the repository are linked. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-')

/** The place of a call in the page of calls: `/trade/order` is `trade-order`. */
export const callAnchor = (path: string): string => path.slice(1).replaceAll('/', '-')

const CALL = /^\/[a-z]+\/[a-zA-Z]+$/

/** Where the texts of a page may lead, beside the web. */
export interface Targets {
  /** Paths of all calls. */
  readonly calls: ReadonlySet<string>
  /** Codes of all messages. */
  readonly codes: ReadonlySet<string>
  /** The shapes that calls share, by name. */
  readonly shapes: Node
  /** Address of the page that a document of the repository became; undefined where it became none. */
  readonly pageOf: (file: string) => string | undefined
}

/** A word of code, as a link where it names a call or a message. */
const linkedCode = (text: string, { calls, codes }: Targets): string => {
  if (CALL.test(text) && calls.has(text)) return `<a href="calls.html#${callAnchor(text)}">${code(text)}</a>`
  return codes.has(text) ? `<a href="refusals.html#${text}">${code(text)}</a>` : code(text)
}

const linkedText = (href: string, text: string, { pageOf }: Targets): string => {
  if (/^(https?:|#)/.test(href)) return `<a href="${escaped(href)}">${text}</a>`
  const [file = '', anchor] = href.split('#')
  const page = pageOf(file)
  return page === undefined ? text : `<a href="${page}${anchor === undefined ? '' : `#${anchor}`}">${text}</a>`
}

/**
 * Markdown as HTML. HTML within it is shown as text; words of code lead to the call or the message that they name.
 *
 * @param depth how many levels its headings go down
 */
export const fromMarkdown = (markdown: string, targets: Targets, depth = 0): string => {
  const marked = new Marked({
    renderer: {
      codespan: ({ text }) => linkedCode(text, targets),
      html: ({ text }) => escaped(text),
      heading({ depth: own, text, tokens }) {
        const level = Math.min(own + depth, 6)
        return `<h${level} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${level}>\n`
      },
      link({ href, tokens }) {
        return linkedText(href, this.parser.parseInline(tokens), targets)
      },
      table({ header, rows }) {
        const cells = (row: typeof header, tag: string) =>
          `<tr>${row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`
        return scrolling(
          `<table><thead>${cells(header, 'th')}</thead><tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table>`,
          'Table',
        )
      },
      code: ({ text }) => block(text),
    },
  })
  return marked.parse(markdown, { async: false })
}

/** A block of code that a keyboard can scroll. */
export const block = (text: string, label = 'Code'): string =>
  `<pre tabindex="0" role="region" aria-label="${escaped(label)}">${code(text)}</pre>\n`

/** What may be wider than a phone, in a frame that scrolls. */
export const scrolling = (inner: string, label: string): string =>
  `<div class="wide" tabindex="0" role="region" aria-label="${escaped(label)}">${inner}</div>\n`

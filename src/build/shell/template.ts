/** The static shell: screens as they look before any answer of the server. */
export interface Shell {
  /** The markup of each screen, the same in every language, with `{0}`, `{1}` … in place of its words. */
  readonly screens: Readonly<Record<string, string>>
  /** The words of each language, in the order of their numbers. */
  readonly words: Readonly<Record<string, readonly string[]>>
}

/** Parts that do not paint: their content is left out. */
const UNSEEN = /\b(?:invisible|visibility:hidden)\b/
/** Parts that take no room either are left out with it. */
const ABSENT = /\b(?:sr-only|skip-link)\b/
/** Looks that only a finger, a focus or a state brings about, which a picture of the screen never has. */
const REACTION =
  /^(?:active|disabled|aria-disabled|aria-checked|focus-within|has-|hover|outline|after|aria-\[|lucide|transition)/
/** An attribute that changes how an element looks; all others are for scripts and screen readers, which have no use of it. */
const VISIBLE = /^(?:class|style|dir|aria-selected)$/
/** Elements that could be typed into, sent or found as a landmark become plain boxes. */
const PLAIN: Readonly<Record<string, string>> = { main: 'div', form: 'div', nav: 'div', input: 'span', label: 'span' }

const attribute = (name: string, value: string, drawing: boolean): string => {
  if (name === 'class') {
    const kept = value.split(' ').filter((look) => !REACTION.test(look))
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : ''
  }
  return VISIBLE.test(name) || (drawing && !/^(?:xmlns|aria-)/.test(name)) ? ` ${name}="${value}"` : ''
}

const openTag = (tag: string, attributes: string, drawing: boolean): string => {
  const kept = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) =>
    attribute(name, value, drawing),
  )
  return `<${PLAIN[tag] ?? tag}${kept.join('')}>`
}

/** Tags and texts of what React rendered, in turn, without invisible parts. */
const piecesOf = (html: string): readonly string[] => {
  const pieces: string[] = []
  const source = html.replaceAll(/<script>.*?<\/script>/g, '')
  let depth = 0
  let unseenFrom = Number.POSITIVE_INFINITY
  let absentFrom = Number.POSITIVE_INFINITY
  let drawing = 0
  for (const [piece, end, tag = '', attributes = ''] of source.matchAll(/<(\/?)(\w+)([^>]*)>|[^<]+/g)) {
    const isText = tag === ''
    const seen = depth < unseenFrom && depth < absentFrom
    if (isText) {
      if (seen) pieces.push(piece)
    } else if (end) {
      depth -= 1
      if (tag === 'svg') drawing -= 1
      if (depth === absentFrom) absentFrom = Number.POSITIVE_INFINITY
      else if (depth < unseenFrom && depth < absentFrom) {
        unseenFrom = Number.POSITIVE_INFINITY
        pieces.push(`</${PLAIN[tag] ?? tag}>`)
      }
    } else {
      if (tag === 'svg') drawing += 1
      const closed = attributes.endsWith('/')
      const absent = seen && ABSENT.test(attributes)
      if (absent && !closed) absentFrom = depth
      if (seen && !absent) pieces.push(openTag(tag, attributes, drawing > 0))
      if (closed && seen && !absent) pieces.push(`</${PLAIN[tag] ?? tag}>`)
      if (seen && !closed && UNSEEN.test(attributes)) unseenFrom = depth + 1
      if (!closed) depth += 1
    }
  }
  return pieces
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const plainText = (text: string): string => text.replaceAll(/&([\w#]+);/g, (_, name: string) => ENTITIES[name] ?? '')

/** The looks of an opening tag, which may be those of the chosen language among others. */
const LOOKS = / class="([^"]*)"/
const withoutLooks = (piece: string): string => piece.replace(LOOKS, '')

/**
 * The markup of each screen and the words of each language, out of what React renders: `rendered[screen][language]`.
 * Throws if the languages differ in more than words and looks.
 */
export const shellOf = (rendered: Readonly<Record<string, Readonly<Record<string, string>>>>): Shell => {
  const [languages = []] = Object.values(rendered).map((inEach) => Object.keys(inEach))
  const words = Object.fromEntries(languages.map((code) => [code, [] as string[]]))
  const known = new Map<string, number>()
  /** The number of a text that differs from language to language. */
  const numbered = (inEach: readonly string[]): number => {
    const key = inEach.join('\n')
    const number = known.get(key) ?? known.size
    if (!known.has(key)) for (const [nth, code] of languages.entries()) words[code]?.push(plainText(inEach[nth] ?? ''))
    known.set(key, number)
    return number
  }
  const markupOf = (inLanguages: Readonly<Record<string, string>>): string => {
    const all = languages.map((code) => piecesOf(inLanguages[code] ?? ''))
    const [first = []] = all
    return first
      .map((piece, nth) => {
        const inEach = all.map((pieces) => pieces[nth] ?? '')
        if (inEach.every((other) => other === piece)) return piece
        if (inEach.every((other) => other !== '' && !other.startsWith('<'))) return `{${numbered(inEach)}}`
        if (inEach.some((other) => withoutLooks(other) !== withoutLooks(piece)))
          throw new Error(`the shell is not the same in every language: ${inEach.join(' ≠ ')}`)
        const looks = numbered(inEach.map((other) => LOOKS.exec(other)?.[1] ?? ''))
        return piece.replace(LOOKS, ` data-looks="${looks}"`)
      })
      .join('')
  }
  const screens = Object.fromEntries(Object.entries(rendered).map(([path, inEach]) => [path, markupOf(inEach)]))
  return { screens, words }
}

/** White space and zeros: what separates or fills up. */
const FILLING = new Set([0x00, 0x09, 0x0a, 0x0d, 0x1a, 0x20])

/** How pages, archives, documents, programs and pictures that are also scripts begin. */
const BEGINNINGS = [
  '<',
  'PK',
  'Rar!',
  '7z\xbc\xaf',
  '\x1f\x8b',
  'BZh',
  '\xfd7zXZ',
  'MSCF',
  '%PDF',
  '%!PS',
  '{\\rtf',
  '#!',
  'MZ',
  '\x7fELF',
  '\xca\xfe\xba\xbe',
  'GIF8',
]

/** Markup that a browser or a server would run, wherever it stands. Metadata of a second picture is XML, but none of these. */
const RUN = /<(?:script|html|body|iframe|\?php|!doctype)/i
/** The end of a ZIP archive, which is read from its end, within its longest comment. */
const END_OF_ZIP = 'PK\x05\x06'
const LONGEST_ZIP_END = 22 + 0xffff

const isText = (byte: number): boolean => FILLING.has(byte) || (byte >= 0x20 && byte <= 0x7e)

/**
 * Whether what follows a picture is something else that could be opened: a page, an archive, a document, a program, a text. What
 * a phone appends is binary and is dropped. Source: RULES.md, uploads.
 */
export const isOpenable = (rest: Buffer): boolean => {
  const start = rest.findIndex((byte) => !FILLING.has(byte))
  if (start === -1) return false
  const content = rest.subarray(start)
  const text = content.toString('latin1')
  return (
    BEGINNINGS.some((beginning) => text.startsWith(beginning)) ||
    text.indexOf(END_OF_ZIP, text.length - LONGEST_ZIP_END) !== -1 ||
    RUN.test(text) ||
    content.every(isText)
  )
}

import type { Catalogue, Locale } from './catalogue.ts'

const WIDTH = 120
const key = (code: string): string => (/^[a-z]+$/.test(code) ? code : `'${code}'`)
const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** One line as the formatter writes it: broken after the key if it would be too wide. */
const row = (code: string, words: string): string => {
  const line = `  ${key(code)}: ${quote(words)},`
  return line.length <= WIDTH ? line : line.replace(': ', ':\n    ')
}

/** `ui/i18n/<locale>/server/index.ts`: the translation of each message by its code. `us` is the base of the types. */
export const messageWords = (catalogue: Catalogue, locale: Locale): string => {
  const type = locale === 'us' ? 'BaseTranslation' : 'NamespaceServerTranslation'
  return [
    '// Made from openapi/messages/ by npm run generate. Do not edit.',
    `import type { ${type} } from '../../i18n-types.ts'`,
    '',
    'const server = {',
    ...[...catalogue.values()].map(({ code, words }) => row(code, words[locale])),
    `} satisfies ${type}`,
    '',
    'export default server',
    '',
  ].join('\n')
}

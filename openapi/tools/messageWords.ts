import type { Catalogue, Locale } from './catalogue.ts'

const key = (code: string): string => (/^[a-z]+$/.test(code) ? code : `'${code}'`)
const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** `ui/i18n/<locale>/server/index.ts`: what people read for each message, by its code. `us` is the base of the types. */
export const messageWords = (catalogue: Catalogue, locale: Locale): string => {
  const type = locale === 'us' ? 'BaseTranslation' : 'NamespaceServerTranslation'
  return [
    '// Made from openapi/messages/ by npm run generate. Do not edit.',
    `import type { ${type} } from '../../i18n-types.ts'`,
    '',
    'const server = {',
    ...[...catalogue.values()].map(({ code, words }) => `  ${key(code)}: ${quote(words[locale])},`),
    `} satisfies ${type}`,
    '',
    'export default server',
    '',
  ].join('\n')
}

import { expect, it } from 'vitest'
import { LOCALES } from '../../ui/i18n/locales.ts'
import { textsOf } from './texts.ts'

/** The words of a field for why it is not accepted. */
const AT_FIELD = /\.(?:problems|refusals)\.(?<code>[\w-]+)$/

// The field and the toast show the same refusal at once: two wordings would read as two reasons.
it.each(LOCALES)('a refusal has one wording, at its field and in the toast: $name', async ({ code: language }) => {
  const texts = await textsOf(language)
  const other = [...texts].flatMap(([path, text]) => {
    const code = AT_FIELD.exec(path)?.groups?.['code']
    const told = path.startsWith('server.') ? undefined : texts.get(`server.${code}`)
    return told === undefined || told === text ? [] : [{ path, text, told }]
  })
  expect(other).toEqual([])
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../ui/i18n/locales.ts'
import { glossaryOf, spokenIn, termsIn, violations } from './glossary.ts'
import { textsOf } from './texts.ts'

const ENGLISH = await textsOf('us')
const TERMS = glossaryOf('us')
const SPOKEN = spokenIn(TERMS, ENGLISH)

describe('a glossary', () => {
  const table = (row: string) => termsIn(`| term | wording | never | except | note |\n|---|---|---|---|---|\n${row}`)
  const english = new Map([
    ['a', 'Set a fund password'],
    ['b', 'Your fund password was changed'],
    ['c', 'Hello'],
  ])
  const source = table('| fund password | fund password | | | |')
  const says = (row: string, a: string, b: string, c = 'Hola') =>
    violations(
      table(row),
      new Map([
        ['a', a],
        ['b', b],
        ['c', c],
      ]),
      spokenIn(source, english),
    )

  it('finds a term that is translated in two ways', () => {
    const row = '| fund password | contraseña de fondos | | | |'
    expect(says(row, 'Cree una contraseña de fondos', 'Su contraseña de fondos ha cambiado')).toEqual([])
    expect(says(row, 'Cree una contraseña de fondos', 'Su clave de fondos ha cambiado')).toHaveLength(1)
  })

  it('finds a wording that is never used, also where the term is not spoken of', () => {
    const row = '| fund password | contraseña de fondos | `clave\\|pin` | | |'
    const said = 'contraseña de fondos'
    expect(says(row, said, said, 'Su PIN')).toEqual(['c: "PIN" is not what fund password is called: Su PIN'])
  })

  it('leaves out the texts that it excepts', () => {
    const row = '| fund password | contraseña de fondos | | `b` | |'
    expect(says(row, 'contraseña de fondos', 'La clave ha cambiado')).toEqual([])
  })
})

it('there is a glossary for each language, with the same terms', () => {
  const files = readdirSync(join(import.meta.dirname, '../../ui/i18n/glossary')).toSorted()
  expect(files).toEqual(LOCALES.map(({ code }) => `${code}.md`).toSorted())
  for (const { code } of LOCALES)
    expect(glossaryOf(code).map(({ term }) => term)).toEqual(TERMS.map(({ term }) => term))
})

describe.each(LOCALES)('$name', ({ code }) => {
  it('has the same texts as English', async () => {
    expect([...(await textsOf(code)).keys()].toSorted()).toEqual([...ENGLISH.keys()].toSorted())
  })

  it('calls each thing by the one name that its glossary gives', async () => {
    expect(violations(glossaryOf(code), await textsOf(code), SPOKEN)).toEqual([])
  })

  it('excepts only texts that need it', async () => {
    const texts = await textsOf(code)
    const excepting = glossaryOf(code).filter(({ except }) => except.length > 0)
    const idle = excepting.flatMap((term) => {
      const found = violations([{ ...term, except: [], never: [] }], texts, SPOKEN)
      return term.except.filter((path) => found.every((one) => !one.startsWith(`${path}: `)))
    })
    expect(idle).toEqual([])
  })

  it('has a wording for each term that it uses', async () => {
    const texts = [...(await textsOf(code)).values()]
    const idle = glossaryOf(code).filter(
      ({ wordings }) => !wordings.some((form) => texts.some((text) => form.test(text))),
    )
    expect(idle.map(({ term }) => term)).toEqual([])
  })
})

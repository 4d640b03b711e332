import { describe, expect, it } from 'vitest'
import { linesOf } from './texts.ts'

/** Words that address a person in the other way than the language's texts do. */
const OTHER_ADDRESS: Readonly<Record<string, readonly [chosen: string, other: RegExp]>> = {
  es: [
    'usted',
    /(?<!\p{L})(tú|tus?|ti|contigo|puedes|tienes|quieres|debes|envíes|elige|mira|vuelve a intentarlo)(?!\p{L})/iu,
  ],
  it: [
    'tu',
    /(?<!\p{L})(Lei|Su[aeo]|Suoi|La preghiamo|gliel[aoie]|[Ii]nserisca|[Ss]celga|[Rr]ipeta|[Aa]cceda|[Rr]iprovi|[Cc]ontatti (?:il|l’)|[Uu]si (?:al|solo|una)|[Vv]erifichi|[Ii]mposti (?:la|una|prima)|[Aa]ttenda|[Cc]arichi|[Rr]icarichi|[Cc]orregga|[Aa]ggiunga|[Rr]iceverà un)(?!\p{L})/u,
  ],
  kr: ['합니다, ~해 주세요', /십시오|(?<![주보])세요|[가-힣](어요|아요|해요|예요|에요|네요|군요)(?=[.!?’'`])|당신/],
}

describe.each(Object.entries(OTHER_ADDRESS))('%s', (language, [chosen, other]) => {
  it(`speaks to a person as "${chosen}" everywhere`, () => {
    const found = linesOf(language).flatMap(({ file, line }) => {
      const word = other.exec(line)?.[0]
      return word === undefined ? [] : [`${file}: "${word}" in ${line.trim()}`]
    })
    expect(found).toEqual([])
  })
})

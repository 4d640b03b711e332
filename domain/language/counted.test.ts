import { expect, it } from 'vitest'
import { countedByWord } from './counted.ts'

it('says one and two by the word, without the numeral', () => {
  expect(countedByWord('متبقٍّ {days} {{days:يوم|يوم واحد|يومان|أيام|يومًا|يوم}}')).toBe(
    'متبقٍّ {{days:?? يوم|يوم واحد|يومان|?? أيام|?? يومًا|?? يوم}}',
  )
})

it('joins a preposition to the word where the numeral is left out', () => {
  expect(countedByWord('بعد الشراء بـ {n} {{n:دقيقة|دقيقة واحدة|دقيقتين|دقائق|دقيقة|دقيقة}}')).toBe(
    'بعد الشراء {{n:بـ ?? دقيقة|بدقيقة واحدة|بدقيقتين|بـ ?? دقائق|بـ ?? دقيقة|بـ ?? دقيقة}}',
  )
})

it.each(['{quantity} {{count:سهم|سهم|سهم|أسهم|سهمًا|سهم}}', '{days} {{days:يوم|أيام}}', 'لا شيء'])(
  'leaves %s as it is',
  (text) => expect(countedByWord(text)).toBe(text),
)

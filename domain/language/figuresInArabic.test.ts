import { expect, it } from 'vitest'
import { isolateFigures } from './figuresInArabic.ts'

it.each([
  ['نصف سنة بعائد +10%، ثم', 'نصف سنة بعائد \u2066+10%\u2069، ثم'],
  ['برافعة 5× يرتفع 2%.', 'برافعة \u20665×\u2069 يرتفع \u20662%\u2069.'],
  ['بسعر 9,99 EUR أو أكثر', 'بسعر \u20669,99 EUR\u2069 أو أكثر'],
  ['قبل 9:15 من', 'قبل \u20669:15\u2069 من'],
])('keeps the figures of "%s" together', (text, isolated) => expect(isolateFigures(text)).toBe(isolated))

it.each(['خلال 24 ساعة', '{days} {{days:يوم|يوم واحد|يومان|أيام|يومًا|يوم}}', 'قاعدة T+1', '{leverage}×', 'لا شيء'])(
  'leaves %s as it is',
  (text) => expect(isolateFigures(text)).toBe(text),
)

import { CALENDARS } from '../../../../domain/calendar/calendars.ts'
import type { Language } from '../../../../domain/contract/enumerations.ts'
import type { Instant } from '../../../../domain/calendar/zone.ts'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import { formatQuantity } from '../../../../domain/money/format.ts'
import { priceText } from '../../../market/listing/figures.ts'
import { fillWords, TAGS, writtenTime } from '../../../platform/wireText/fillWords.ts'
import type { Offer } from '../offer.ts'
import { words as ar } from './words/ar.ts'
import { words as cn } from './words/cn.ts'
import { words as es } from './words/es.ts'
import { words as it } from './words/it.ts'
import { words as kr } from './words/kr.ts'
import { words as my } from './words/my.ts'
import { words as tw } from './words/tw.ts'
import { words as us } from './words/us.ts'

const WORDS = { ar, cn, es, it, kr, my, tw, us } satisfies Readonly<Record<Language, typeof us>>
export type ProspectusLanguage = keyof typeof WORDS
export const isProspectusLanguage = (text: unknown): text is ProspectusLanguage =>
  typeof text === 'string' && Object.hasOwn(WORDS, text)

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const facts = (rows: ReadonlyArray<readonly [string, string]>): string =>
  `<dl>${rows.map(([label, value]) => `<dt>${safe(label)}</dt><dd><bdi>${safe(value)}</bdi></dd>`).join('')}</dl>`

/** The prospectus of an offer as a page, in the invented company's name. */
export const prospectusPage = (offer: Offer, language: ProspectusLanguage): string => {
  const words = WORDS[language]
  const { instrument, kind, offered, terms, timetable } = offer
  const { band } = terms
  const price = (amount: Decimal) => priceText(amount, instrument)
  const isPlacement = kind === 'placement'
  const isUpFront = terms.payment === 'up-front'
  const isChinese = (language === 'cn' || language === 'tw') && instrument.chineseName !== ''
  const values = { name: isChinese ? instrument.chineseName : instrument.name, market: instrument.market }
  const say = (text: string): string => safe(fillWords(language, text, values))
  const zone = CALENDARS[instrument.calendar].zone
  const time = (at: Instant) => writtenTime(language, at, zone)
  const section = (heading: string, content: string) => `<h2>${safe(heading)}</h2>${content}`
  const title = `${words.title} · ${values.name}`
  return `<!doctype html>
<html lang="${TAGS[language]}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${safe(title)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:42rem;margin:0 auto;padding:1rem"><main>
<h1>${safe(values.name)}</h1><p><strong>${safe(words.title)}</strong> · <bdi dir="ltr">${safe(instrument.code)}</bdi></p>
<p role="note" style="border:1px solid;padding:.75rem">${say(words.simulated)}</p>
${section(words.company, `<p>${say(isPlacement ? words.placed : words.about)}</p>`)}
${section(
  words.offer,
  facts([
    band
      ? [words.band, `${price(band.low)} – ${price(band.high)} ${instrument.currency}`]
      : [words.price, `${price(terms.price)} ${instrument.currency}`],
    [words.offered, formatQuantity(offered)],
    [words.minimum, formatQuantity(terms.minimum)],
    [words.maximum, formatQuantity(terms.maximum)],
  ]),
)}
${section(
  `${words.dates} (${zone})`,
  facts([
    [words.opens, time(timetable.opensAt)],
    [words.closes, time(timetable.closesAt)],
    [band ? words.cutOff : words.draw, time(timetable.drawsAt)],
    [words.result, time(timetable.announcedAt)],
    isUpFront ? [words.refund, time(timetable.refundsAt)] : [words.payment, time(timetable.payBy)],
    [isPlacement ? words.delivery : words.listing, time(timetable.listsAt)],
  ]),
)}
${section(words.paying, `<p>${say(band ? words.byBids : isUpFront ? words.upfront : words.afterwinning)}</p>`)}
${section(words.proceeds, `<p>${say(words.use)}</p>`)}
${section(
  words.risks,
  `<ul>${[words.risk1, words.risk2, words.risk3, words.risk4].map((risk) => `<li>${say(risk)}</li>`).join('')}</ul>`,
)}
</main></body></html>`
}

import { type Fault, inField } from '../plant.ts'
import type { Break } from '../recorded.ts'
import { about, fault } from './fault.ts'

/** One language is answered with the text of another one. */
const speaks = (path: string, instead: string, asked: string): Fault => {
  const plant = (): Break => {
    const told = new Map<string, string>()
    const keyOf = (form: Readonly<Record<string, string>>, language: string): string =>
      JSON.stringify(Object.entries({ ...form, language }).sort(([a], [b]) => a.localeCompare(b)))
    return ({ path: called, form, text }) => {
      const { language } = form
      if (called !== path || language === undefined || !text.startsWith('{"status":1')) return {}
      told.set(keyOf(form, language), text)
      return language === asked ? { text: told.get(keyOf(form, instead)) ?? text } : {}
    }
  }
  return fault('another language than was asked for', `${path} ${asked} in ${instead}`, plant, about(path, 'language'))
}

const LATIN = '<p>These terms apply to every account that you open with us and to all of your orders.</p>'.repeat(12)

/** Texts of another language. */
export const words: ReadonlyArray<Fault> = [
  speaks('/common/article', 'us', 'ar'),
  speaks('/common/article', 'us', 'es'),
  speaks('/news/categories', 'us', 'kr'),
  speaks('/activity/info', 'us', 'it'),
  speaks('/message/list', 'us', 'ar'),
  fault(
    'a text that is English whatever is asked for',
    '/common/article',
    inField(
      '/common/article',
      '/content',
      (_, row) => `${LATIN}<p>${String(row['name'])}, ${String(row['updatetime'])}</p>`,
    ),
    about('/common/article', 'language'),
  ),
]

import type { Data, Handlers } from '../../platform/contract/operations.ts'
import { forAll } from '../../platform/http/answerBytes.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import { EVERYBODY, pageOf } from '../../platform/paging/cursor.ts'
import { keptForASecond, marketSnapshotOf } from '../markets/marketSnapshot.ts'
import { quotedInstrument } from '../quotes/snapshot.ts'
import { bannersIn, noticesAt } from './board.ts'
import { type Plan, planOf, plansAt } from './plan.ts'
import { CATEGORIES, CATEGORY_OF } from './words/words.ts'
import { imageOf, WORDS, write } from './write.ts'

/** The sort key of an article in the list; newer ones have greater keys. */
const keyOf = ({ at, id }: Plan): string => `${String(at).padStart(15, '0')}-${id}`

/** Articles appear at whole minutes. */
const pages = keptForASecond<Data<'/news/list'>>()

export const newsHandlers = {
  '/news/categories': ({ language }) =>
    Promise.resolve(CATEGORIES.map((category) => ({ category, name: WORDS[language].categories[category] }))),
  '/news/list': async (fields, call) => {
    const page = pageOf({ path: '/news/list', customerId: EVERYBODY, fields }, fields)
    if (isRejection(page)) return page
    const sight = await marketSnapshotOf(call)
    const { category, code, language } = fields
    const { after, limit } = page
    const key = [category, code, language, after, limit].join(' ')
    return pages(sight, key, () => {
      const plans = plansAt(call.now.getTime(), code !== undefined).filter(
        (plan) =>
          (category === undefined || CATEGORY_OF[plan.kind] === category) &&
          (code === undefined || plan.codes.includes(code)) &&
          (after === undefined || keyOf(plan) < after),
      )
      const shown = plans.slice(0, limit)
      const last = shown.at(-1)
      return forAll({
        next: last && plans.length > limit ? page.cursorAfter(keyOf(last)) : '',
        list: shown.map((plan) => {
          const { summary, title } = write(sight, plan, language)
          return {
            id: plan.id,
            category: CATEGORY_OF[plan.kind],
            title,
            summary,
            image: imageOf(plan),
            source: WORDS[language].source,
            time: plan.at,
            codes: [...plan.codes],
          }
        }),
      })
    })
  },
  '/news/info': async ({ id, language }, call) => {
    const plan = planOf(id, call.now.getTime())
    if (plan === undefined) return reject('article-not-found', '/id')
    const sight = await marketSnapshotOf(call)
    const { content, title } = write(sight, plan, language)
    return {
      id,
      category: CATEGORY_OF[plan.kind],
      title,
      content: content(),
      image: imageOf(plan),
      source: WORDS[language].source,
      time: plan.at,
      instruments: plan.codes.flatMap((code) => quotedInstrument(sight, code) ?? []),
    }
  },
  '/notice/list': ({ language }, { now }) => Promise.resolve(noticesAt(now.getTime(), language)),
  '/notice/banners': ({ language }) => Promise.resolve(bannersIn(language)),
} satisfies Partial<Handlers>

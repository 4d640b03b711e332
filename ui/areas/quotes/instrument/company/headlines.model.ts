import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { News, type NewsItem } from '../../../../../ports/News.ts'
import { locale } from '../../../../i18n/words.ts'
import type { Failure } from '../../../../../ports/failure.ts'
import type { App } from '../../../../data/app/app.ts'
import { makeSwitchQuery } from '../../../../data/query/switchQuery.ts'
import type { Status } from '../../../../data/query/status.ts'

/** The number of headlines on an instrument's page. */
const MOST = 5

/** The newest headlines about the current instrument. */
export const makeHeadlinesModel = (app: App) => {
  const latest = makeSwitchQuery(app)
  const list = signal<ReadonlyArray<NewsItem>>([])
  const status = signal<Status>('idle')
  const failure = signal<Failure | null>(null)
  let code = ''

  const load = async (): Promise<void> => {
    status.value = 'loading'
    const language = locale.peek().code
    const answer = await latest.ask(Effect.flatMap(News, (news) => news.list({ language, code, limit: MOST })))
    if (answer.is === 'dropped') return
    if (answer.is === 'found') list.value = answer.value.list
    else failure.value = answer.failure
    status.value = answer.is === 'found' ? 'ready' : 'failed'
  }

  return {
    list,
    status,
    failure,
    open: (next: string): Promise<void> => {
      if (next !== code) list.value = []
      code = next
      return load()
    },
    retry: load,
    stop: latest.drop,
  }
}

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

/** The newest headlines about the current instrument; none of a server that answers those of others too. */
export const makeHeadlinesModel = (app: App) => {
  const latest = makeSwitchQuery(app)
  const list = signal<ReadonlyArray<NewsItem>>([])
  const status = signal<Status>('idle')
  const failure = signal<Failure | null>(null)
  /** Whether the server can select news by instrument: each article names it then. */
  const isSelected = signal(true)
  let code = ''

  const load = async (): Promise<void> => {
    status.value = 'loading'
    const language = locale.peek().code
    const answer = await latest.ask(Effect.flatMap(News, (news) => news.list({ language, code, limit: MOST })))
    if (answer.is === 'dropped') return
    if (answer.is === 'failed') failure.value = answer.failure
    else {
      const found = answer.value.list
      isSelected.value = found.every(({ codes }) => codes.includes(code))
      list.value = isSelected.peek() ? found : []
    }
    status.value = answer.is === 'found' ? 'ready' : 'failed'
  }

  return {
    list,
    status,
    failure,
    isSelected,
    open: (next: string): Promise<void> => {
      if (next !== code) {
        list.value = []
        isSelected.value = true
      }
      code = next
      return load()
    },
    retry: load,
    stop: latest.drop,
  }
}

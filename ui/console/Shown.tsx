import type { ReactNode } from 'react'
import { Empty } from '../kit/feedback/Empty.tsx'
import { ErrorState } from '../kit/feedback/ErrorState.tsx'
import type { Asked } from './desk.ts'
import { kitWords, words } from './words.ts'

/** The list of an answer, or that it is still loading, failed, or empty. */
export const Shown = <T,>(props: {
  readonly asked: Asked<ReadonlyArray<T>>
  readonly children: (value: ReadonlyArray<T>) => ReactNode
}) => {
  const { asked, children } = props
  if (asked.is === 'loading') return <p className="py-4 text-ink-2">{kitWords.loading}</p>
  if (asked.is === 'failed') return <ErrorState title={words.failed} hint={asked.why} />
  return asked.value.length === 0 ? <Empty title={words.nothing} /> : children(asked.value)
}

/** One row of a list: what it is, its state, and what can be done with it. */
export const Row = (props: {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly state?: ReactNode
  readonly children?: ReactNode
}) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line py-2.5 not-last:border-b">
    <div className="min-w-40 grow basis-min">
      <p>{props.title}</p>
      {props.note && <p className="text-small text-ink-2">{props.note}</p>}
    </div>
    {props.state}
    {props.children && <div className="ms-auto flex flex-wrap justify-end gap-2">{props.children}</div>}
  </li>
)

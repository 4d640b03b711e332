import type { ReactNode } from 'react'
import type { Pages } from '../../data/query/pages.ts'
import { EndlessList } from '../../kit/lists/EndlessList.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useLoadFailure } from './loadFailure.tsx'

export interface RecordListProps<R extends { readonly id: string }> {
  readonly label: string
  readonly records: Pages<R>
  readonly renderRow: (record: R) => ReactNode
  readonly empty: ReactNode
  readonly failed: string
}

/** A list of records that loads more on scrolling. */
export const RecordList = <R extends { readonly id: string }>(props: RecordListProps<R>) => {
  const { label, records, renderRow, empty, failed } = props
  return (
    <EndlessList
      label={label}
      items={useValue(records.rows)}
      keyOf={({ id }) => id}
      renderRow={renderRow}
      status={useValue(records.status)}
      hasMore={useValue(records.hasMore)}
      onMore={() => void records.more()}
      {...useLoadFailure(useValue(records.failure), () => void records.retry())}
      empty={empty}
      failed={failed}
    />
  )
}

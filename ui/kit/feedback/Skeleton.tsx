import type { ReactNode } from 'react'
import { useKitWords } from '../words.ts'

export interface SkeletonProps {
  /** CSS lengths. Pass the size of the content, so that nothing moves when it arrives. */
  readonly width?: string
  readonly height?: string
}

/**
 * A grey placeholder for content that is loading. Hidden from screen readers: the caller announces that it is loading.
 */
export const Skeleton = ({ width = '100%', height = '1em' }: SkeletonProps) => (
  <span aria-hidden className="block max-w-full animate-pulse rounded-1 bg-fill" style={{ width, height }} />
)

/** What is loading, announced once. */
const Waiting = ({ children }: { readonly children: ReactNode }) => {
  const words = useKitWords()
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{words.loading}</span>
      {children}
    </div>
  )
}

const times = <T,>(count: number, each: (nth: number) => T): ReadonlyArray<T> =>
  Array.from({ length: count }, (_, nth) => each(nth))

/** The rows of a list that is loading, as tall as `ListRow` with a subtitle. */
export const SkeletonRows = ({ count = 6 }: { readonly count?: number }) => (
  <Waiting>
    {times(count, (row) => (
      <div key={row} className="flex min-h-15 items-center justify-between border-line not-last:border-b">
        <span className="grid gap-2">
          <Skeleton width={row % 2 ? '7rem' : '9rem'} height="0.875rem" />
          <Skeleton width="4rem" height="0.625rem" />
        </span>
        <span className="grid justify-items-end gap-2">
          <Skeleton width="4rem" height="0.875rem" />
          <Skeleton width="3rem" height="0.625rem" />
        </span>
      </div>
    ))}
  </Waiting>
)

/** The fields of a form that is loading, as tall as `Field`, and its button. */
export const SkeletonForm = ({ fields = 3 }: { readonly fields?: number }) => (
  <Waiting>
    <div className="grid gap-4">
      {times(fields, (field) => (
        <div key={field} className="grid gap-1.5">
          <div className="flex h-4.5 items-center">
            <Skeleton width={field % 2 ? '5rem' : '7rem'} height="0.75rem" />
          </div>
          <Skeleton height="3rem" />
        </div>
      ))}
      <Skeleton height="3rem" />
    </div>
  </Waiting>
)

/** The main figure of a screen and the figures below it, in the size of `Money` as hero and `Stats`. */
export const SkeletonFigures = ({ rows = 3 }: { readonly rows?: number }) => (
  <Waiting>
    <div className="grid gap-2">
      <Skeleton width="6rem" height="0.75rem" />
      <Skeleton width="13rem" height="2.25rem" />
      <div className="grid grid-cols-2 gap-x-3 gap-y-3.5 pt-3">
        {times(rows * 2, (cell) => (
          <span key={cell} className="grid gap-1.5">
            <Skeleton width="4.5rem" height="0.625rem" />
            <Skeleton width="6rem" height="0.875rem" />
          </span>
        ))}
      </div>
    </div>
  </Waiting>
)

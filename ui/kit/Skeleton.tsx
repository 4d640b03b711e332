import { useKitWords } from './words.ts'

export interface SkeletonProps {
  /** CSS lengths. Give the size of what will stand here, so that nothing moves when it arrives. */
  readonly width?: string
  readonly height?: string
}

/** A grey place for something that is loading. Silent: whoever places it says that it is loading. */
export const Skeleton = ({ width = '100%', height = '1em' }: SkeletonProps) => (
  <span aria-hidden className="block max-w-full animate-pulse rounded-1 bg-fill" style={{ width, height }} />
)

/** The rows of a list that is loading, as tall as `ListRow` with a subtitle. Says "loading" once. */
export const SkeletonRows = ({ count = 6 }: { readonly count?: number }) => {
  const words = useKitWords()
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{words.loading}</span>
      {Array.from({ length: count }, (_, row) => (
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
    </div>
  )
}

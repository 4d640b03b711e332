import { Effect } from 'effect'
import { useEffect, useState } from 'react'
import type { Failure } from '../../../ports/failure.ts'
import { Uploads } from '../../../ports/Uploads.ts'
import { makeSwitchQuery } from '../../data/query/switchQuery.ts'
import { Skeleton } from '../../kit/feedback/Skeleton.tsx'
import { useApp } from '../../data/app/app.ts'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'

interface OwnPictureProps {
  /** From the server: only its owner may see it, so its bytes are requested with the session. */
  readonly url: string
  readonly alt: string
  /** The text where it could not be loaded. */
  readonly failed: string
}

type Fetched =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly failure: Failure | null }
  | { readonly is: 'ready'; readonly address: string }

/** One attempt to load the picture; a retry is a new component. */
const Attempt = ({ url, alt, failed, onRetry }: OwnPictureProps & { readonly onRetry: () => void }) => {
  const app = useApp()
  const [fetched, setFetched] = useState<Fetched>({ is: 'loading' })
  useEffect(() => {
    const latest = makeSwitchQuery(app)
    let address: string | null = null
    const load = async (): Promise<void> => {
      const answer = await latest.ask(Effect.flatMap(Uploads, (uploads) => uploads.picture(url)))
      if (answer.is === 'failed') setFetched(answer)
      if (answer.is !== 'found') return
      address = URL.createObjectURL(answer.value)
      setFetched({ is: 'ready', address })
    }
    void load()
    return () => {
      latest.drop()
      if (address !== null) URL.revokeObjectURL(address)
    }
  }, [app, url])
  if (fetched.is === 'ready')
    return (
      <img
        src={fetched.address}
        alt={alt}
        className="max-h-[50dvh] w-full rounded-2 border border-line object-contain"
      />
    )
  return fetched.is === 'failed' ? (
    <LoadFailed title={failed} failure={fetched.failure} onRetry={onRetry} />
  ) : (
    <Skeleton height="12rem" />
  )
}

/** A picture that the customer has submitted. */
export const OwnPicture = (props: OwnPictureProps) => {
  const [tries, setTries] = useState(0)
  return <Attempt key={`${props.url} ${tries}`} {...props} onRetry={() => setTries(tries + 1)} />
}

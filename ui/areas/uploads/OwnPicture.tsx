import { Effect } from 'effect'
import { useEffect, useState } from 'react'
import { Uploads } from '../../ports/Uploads.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useApp } from '../shell/app.ts'

interface OwnPictureProps {
  /** From the server: nobody but its owner may see it, so its bytes are fetched with the session. */
  readonly url: string
  readonly alt: string
  /** What to say where it could not be loaded. */
  readonly failed: string
}

type Fetched = { readonly is: 'loading' | 'failed' } | { readonly is: 'ready'; readonly address: string }

/** One attempt to fetch the picture; another attempt is another one of these. */
const Attempt = ({ url, alt, failed, onRetry }: OwnPictureProps & { readonly onRetry: () => void }) => {
  const app = useApp()
  const [fetched, setFetched] = useState<Fetched>({ is: 'loading' })
  useEffect(() => {
    let gone = false
    let address: string | null = null
    const load = async (): Promise<void> => {
      const picture = Effect.flatMap(Uploads, (uploads) => uploads.picture(url))
      const blob = await app.run(picture, { quiet: true })
      if (gone) return
      address = blob && URL.createObjectURL(blob)
      setFetched(address === null ? { is: 'failed' } : { is: 'ready', address })
    }
    void load()
    return () => {
      gone = true
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
  return fetched.is === 'failed' ? <ErrorState title={failed} onRetry={onRetry} /> : <Skeleton height="12rem" />
}

/** A picture that the customer has handed in. */
export const OwnPicture = (props: OwnPictureProps) => {
  const [tries, setTries] = useState(0)
  return <Attempt key={`${props.url} ${tries}`} {...props} onRetry={() => setTries(tries + 1)} />
}

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

/** A picture that the customer has handed in. */
export const OwnPicture = ({ url, alt, failed }: OwnPictureProps) => {
  const app = useApp()
  const [tries, setTries] = useState(0)
  const [source, setSource] = useState<string | 'failed' | null>(null)
  useEffect(() => {
    let gone = false
    let own: string | null = null
    setSource(null)
    void app
      .run(
        Effect.flatMap(Uploads, (uploads) => uploads.picture(url)),
        { quiet: true },
      )
      .then((blob) => {
        if (gone) return
        own = blob && URL.createObjectURL(blob)
        setSource(own ?? 'failed')
      })
    return () => {
      gone = true
      if (own !== null) URL.revokeObjectURL(own)
    }
  }, [app, url, tries])
  if (source === null) return <Skeleton height="12rem" />
  if (source === 'failed') return <ErrorState title={failed} onRetry={() => setTries(tries + 1)} />
  return <img src={source} alt={alt} className="max-h-[50dvh] w-full rounded-2 border border-line object-contain" />
}

import { useModel } from '../../data/app/app.ts'
import { makeConnectionModel } from '../../data/app/connection.model.ts'
import { loadNamespace, useWords } from '../../i18n/words.ts'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { useValue } from '../../kit/useValue.ts'

const OldFigures = lazyPart(async () => {
  const [part] = await Promise.all([import('../offline/OldFigures.tsx'), loadNamespace('lastSeen')])
  return part.default
})

/** States on every screen that there is no connection, with the age of the figures where it is known. */
export default function OfflineBanner() {
  const words = useWords()
  const model = useModel(makeConnectionModel)
  const online = useValue(model.online)
  const at = useValue(model.figuresOf)
  return (
    <div role="status">
      {at !== null && <OldFigures at={at} />}
      {at === null && !online && (
        <p className="bg-amber-soft px-4 py-1 text-center text-small text-amber">{words.offlineBanner()}</p>
      )}
    </div>
  )
}

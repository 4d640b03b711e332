import { loadNamespace } from '../../i18n/words.ts'
import { lazyPart } from '../../kit/lazyPart.tsx'

const CopyNumber = lazyPart(
  async () => {
    const [part] = await Promise.all([import('./CopyNumber.tsx'), loadNamespace('transfers')])
    return part.default
  },
  <span className="inline-block size-4" />,
)

/** As many signs as two people compare aloud; a UUID has 36. */
const SHOWN = 8

/** The number of a record: its last eight signs, and a button that copies the whole. */
export const RecordNumber = ({ id }: { readonly id: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <bdi dir="ltr" className="num">
      {id.length > SHOWN ? `…${id.slice(-SHOWN)}` : id}
    </bdi>
    <CopyNumber id={id} />
  </span>
)

import { useEffect } from 'react'
import { canSubmitIdentity } from '../../../domain/identity/states.ts'
import type { IdentityRecord } from '../../../ports/Identity.ts'
import { useWords } from '../../i18n/words.ts'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { SkeletonForm } from '../../kit/feedback/Skeleton.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'
import { OwnPicture } from '../uploads/OwnPicture.tsx'
import { makeIdentityModel } from './identity.model.ts'
import { ProofForm } from './ProofForm.tsx'
import { IdentityStatus } from './IdentityStatus.tsx'

/** The submitted images; only their owner can load them. */
const Pictures = ({ record: { front, back } }: { readonly record: IdentityRecord }) => {
  const words = useWords().identity
  const sides = [
    { url: front, name: words.front() },
    { url: back, name: words.back() },
  ]
  return (
    <Section>
      <div className="grid gap-4">
        {sides.map(
          ({ url, name }) =>
            url !== null && (
              <figure key={name} className="grid gap-1.5">
                <figcaption className="text-small text-ink-2">{name}</figcaption>
                <OwnPicture url={url} alt={name} failed={words.pictureFailed()} />
              </figure>
            ),
        )}
        <p className="text-small text-ink-3">{words.private()}</p>
      </div>
    </Section>
  )
}

const Known = ({ record }: { readonly record: IdentityRecord }) => {
  const words = useWords().identity
  return (
    <>
      <IdentityStatus record={record} />
      {canSubmitIdentity(record.state) ? (
        <ProofForm isFirst={record.state === 'not-submitted'} />
      ) : (
        <Pictures record={record} />
      )}
      {record.state === 'verified' && (
        <Section flush>
          <ListRow title={words.toFundPassword()} render={<Go to="/mine/fundPassword" />} />
        </Section>
      )}
    </>
  )
}

/** /mine/verified: the proof of the customer's identity. */
export default function Verified() {
  const app = useApp()
  const words = useWords().identity
  const { record, failed, load, follow } = useModel(makeIdentityModel)
  const known = useValue(record)
  const lost = useValue(failed)
  useEffect(() => void load(), [load])
  useEffect(() => follow(), [follow])
  return (
    <>
      <TopBar title={words.title()} onBack={app.back} />
      <PullToRefresh onRefresh={load}>
        <div className="center-column">
          {known ? (
            <Known record={known} />
          ) : lost ? (
            <Section>
              <LoadFailed title={words.loadFailed()} failure={lost.failure} onRetry={() => void load()} />
            </Section>
          ) : (
            <Section>
              <SkeletonForm />
            </Section>
          )}
        </div>
      </PullToRefresh>
    </>
  )
}

import { useEffect } from 'react'
import { useWords } from '../../i18n/words.ts'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { Skeleton } from '../../kit/feedback/Skeleton.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'
import { Friends } from './Friends.tsx'
import { makeInviteModel } from './invite.model.ts'
import { NameCard } from './NameCard.tsx'

/** /mine/qr: the customer's name card with the invitation as a QR code, and the friends who used it. */
export default function QrCard() {
  const app = useApp()
  const words = useWords().invitation
  const { card, failed, qr, load, loadCard } = useModel(makeInviteModel)
  const known = useValue(card)
  const picture = useValue(qr)
  const lost = useValue(failed)
  useEffect(() => void load(), [load])
  return (
    <>
      <TopBar title={words.title()} onBack={app.back} />
      <PullToRefresh onRefresh={load}>
        <div className="center-column">
          {known && picture ? (
            <NameCard card={known} qr={picture} />
          ) : (
            <Section>
              {lost ? (
                <LoadFailed title={words.cardFailed()} failure={lost.failure} onRetry={() => void loadCard()} />
              ) : (
                <Skeleton height="24rem" />
              )}
            </Section>
          )}
          <Friends invited={known && known.invited} />
        </div>
      </PullToRefresh>
    </>
  )
}

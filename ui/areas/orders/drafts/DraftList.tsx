import { useEffect } from 'react'
import { Go } from '../../../app/navigation/Go.tsx'
import { useModel } from '../../../data/app/app.ts'
import { joinSentences } from '../../../i18n/inText.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button, ButtonLink } from '../../../kit/buttons/Button.tsx'
import { Badge } from '../../../kit/figures/Badge.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { ListingName } from '../../markets/ListingName.tsx'
import { Monogram } from '../../markets/Monogram.tsx'
import { DraftPrices, DraftTerms, useAge, useEnd } from './DraftFacts.tsx'
import { makeDraftsModel } from './drafts.model.ts'
import type { KeptDraft } from './keptDrafts.ts'

const Row = ({ draft }: { readonly draft: KeptDraft }) => {
  const all = useWords()
  const words = all.drafts
  const { discard } = useModel(makeDraftsModel)
  const age = useAge(draft.at)
  const time = useEnd(draft.at)
  const { code, entries, isDayTrade } = draft
  const search = { code, direction: entries.direction, ...(isDayTrade && { daytrade: '1' }), draft: '1' }
  return (
    <div className="grid gap-2 border-line py-3 [li:not(:last-child)>&]:border-b">
      <div className="flex items-center gap-x-3">
        <Monogram listing={draft} />
        <p className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-x-2">
            <ListingName listing={draft} />
            <Badge tone="warning">{words.draft()}</Badge>
          </span>
          <span className="block text-small text-ink-2">
            <span className="num">{code}</span>
            {' · '}
            <DraftTerms draft={draft} />
          </span>
        </p>
      </div>
      <DraftPrices draft={draft} />
      <div className="flex flex-wrap items-end justify-between gap-2">
        <p className="min-w-40 grow basis-0 text-small text-ink-3">
          {joinSentences([words.notSent({ age }), words.keptUntil({ time })])}
        </p>
        <div className="ms-auto flex flex-wrap gap-2">
          <Button kind="secondary" size="small" onClick={() => void discard(draft)}>
            {all.markets.sending.discard()}
          </Button>
          <ButtonLink size="small" render={<Go to="/quotes/infoBuy" search={search} />}>
            {words.resume()}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

/** Orders that were typed without a connection, above those that wait at the broker; nothing where there are none. */
export default function DraftList() {
  const words = useWords().drafts
  const { drafts, follow } = useModel(makeDraftsModel)
  const found = useValue(drafts)
  useEffect(follow, [follow])
  if (found.length === 0) return null
  return (
    <Section flush title={words.list()}>
      <ul aria-label={words.list()}>
        {found.map((draft) => (
          <li key={`${draft.code} ${draft.isDayTrade}`}>
            <Row draft={draft} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { useEffect } from 'react'
import type { BlockChannel, BlockOffer } from '../../ports/BlockTrades.ts'
import { useWords } from '../i18n/words.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { Empty } from '../kit/Empty.tsx'
import { EndlessList } from '../kit/EndlessList.tsx'
import { useValue } from '../kit/useValue.ts'
import { useModel } from '../shell/app.ts'
import { Go } from '../shell/Go.tsx'
import type { makeBoardModel } from './board.model.ts'
import { ChannelNote } from './ChannelNote.tsx'
import { OfferRow } from './OfferRow.tsx'
import { makeBlockTicketModel } from './ticket.model.ts'
import { useListingName } from '../market/names.ts'
import { useLoadFailure } from '../shell/loadFailure.tsx'

const BuyAtOnce = ({ offer, channel }: { readonly offer: BlockOffer; readonly channel: BlockChannel }) => {
  const words = useWords().block
  const ticket = useModel(makeBlockTicketModel)
  const name = useListingName(offer)
  return (
    <Button
      size="medium"
      disabled={!channel.isOpen}
      aria-label={words.buyOf({ name })}
      onClick={() => ticket.start(offer, channel)}
    >
      {words.buy()}
    </Button>
  )
}

interface OffersProps {
  readonly board: ReturnType<typeof makeBoardModel>
  /** In the fast lane each row buys at once. */
  readonly fast?: boolean
}

/** Blocks on offer, with what remains renewed every few seconds. */
export const Offers = ({ board, fast = false }: OffersProps) => {
  const words = useWords().block
  const { offers } = board
  const rows = useValue(offers.rows)
  const status = useValue(offers.status)
  const hasMore = useValue(offers.hasMore)
  const channel = useValue(board.channel)
  const now = useValue(board.now)
  const ticket = useModel(makeBlockTicketModel)
  useEffect(() => board.open(), [board])
  useEffect(() => {
    if (channel) for (const offer of rows) ticket.follow(offer, channel)
  }, [ticket, rows, channel])
  return (
    <>
      <div className="pt-3">
        <ChannelNote channel={channel} />
      </div>
      <EndlessList
        label={fast ? words.fastLane() : words.offers()}
        items={rows}
        keyOf={({ id }) => id}
        renderRow={(offer) => (
          <OfferRow
            offer={offer}
            now={now}
            {...(fast && channel && { action: <BuyAtOnce offer={offer} channel={channel} /> })}
          />
        )}
        status={status}
        hasMore={hasMore}
        onMore={() => void offers.more()}
        empty={
          fast ? (
            <Empty
              title={words.rushEmpty()}
              hint={words.rushEmptyHint()}
              action={
                <ButtonLink size="medium" render={<Go to="/home/large" />}>
                  {words.toAll()}
                </ButtonLink>
              }
            />
          ) : (
            <Empty title={words.empty()} hint={words.emptyHint()} />
          )
        }
        failed={words.failed()}
        {...useLoadFailure(useValue(offers.failure), () => void offers.retry())}
      />
    </>
  )
}

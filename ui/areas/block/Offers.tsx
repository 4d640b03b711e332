import { useEffect } from 'react'
import type { BlockChannel, BlockOffer } from '../../../ports/Block.ts'
import { useSimulation } from '../../app/session/useSimulation.ts'
import { useWords } from '../../i18n/words.ts'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { EndlessList } from '../../kit/lists/EndlessList.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import type { makeBoardModel } from './board.model.ts'
import { ChannelGate } from './ChannelGate.tsx'
import { OfferRow } from './OfferRow.tsx'
import { makeBlockTicketModel } from './ticket.model.ts'
import { useListingName } from '../markets/listing.ts'
import { useLoadFailure } from '../../app/failures/loadFailure.tsx'

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
  /** In the fast lane each row has a buy button. */
  readonly fast?: boolean
}

/** Blocks on offer, with remaining quantities that are refreshed every few seconds. */
export const Offers = ({ board, fast = false }: OffersProps) => {
  const words = useWords().block
  const isSimulation = useSimulation()
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
      <div className="grid gap-2 pt-3">
        <ChannelGate channel={channel} />
        {!fast && <p className="text-small text-ink-2">{words.about()}</p>}
        {isSimulation && <p className="text-micro text-ink-3">{words.simulated()}</p>}
      </div>
      <EndlessList
        label={fast ? words.fastLane() : words.onOffer()}
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

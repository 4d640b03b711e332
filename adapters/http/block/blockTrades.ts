import { Effect } from 'effect'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { type BlockChannel, BlockTrades } from '../../../ports/Block.ts'
import {
  BlockInfoAnswer,
  BlockListAnswer,
  BlockMineAnswer,
  BlockPreview,
  BlockTrade,
} from '../../generated/schemas/block.ts'
import type { Call } from '../client.ts'
import { formPage } from '../pages.ts'

const channelOf = ({
  channel,
  hasPassword,
}: Pick<(typeof BlockListAnswer)['Type'], 'channel' | 'hasPassword'>): BlockChannel => ({
  isOpen: channel === 'open',
  hasPassword,
})

/** Block trades over HTTP. */
export const blockTrades = (call: Call): BlockTrades['Service'] =>
  BlockTrades.of({
    offers: (which, page) =>
      call('/block/list', { which, ...formPage(page) }, BlockListAnswer).pipe(
        Effect.map((answer) => ({ channel: channelOf(answer), list: answer.list, next: answer.next })),
      ),
    offer: (id) =>
      call('/block/info', { id }, BlockInfoAnswer).pipe(
        Effect.map((answer) => ({ channel: channelOf(answer), offer: answer.offer })),
      ),
    preview: (id, quantity) => call('/block/preview', { id, quantity: formatDecimal(quantity) }, BlockPreview),
    buy: ({ blockId, channelPassword, quantity }, requestid) =>
      call(
        '/block/buy',
        { id: blockId, quantity: formatDecimal(quantity), channelpassword: channelPassword, requestid },
        BlockTrade,
      ),
    mine: (page) => call('/block/mine', formPage(page), BlockMineAnswer),
  })

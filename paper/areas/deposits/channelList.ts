import type { Handler } from '../../platform/contract/operations.ts'
import { CHANNELS, isOpen, takes } from './channels.ts'
import { closedServices } from '../transfers/services.ts'
import { showChannel } from './showChannel.ts'
import type { Language } from '../../../domain/contract/enumerations.ts'
import { ar } from './channelWords/ar.ts'
import { cn } from './channelWords/cn.ts'
import { es } from './channelWords/es.ts'
import { it } from './channelWords/it.ts'
import { kr } from './channelWords/kr.ts'
import { my } from './channelWords/my.ts'
import { tw } from './channelWords/tw.ts'
import { us } from './channelWords/us.ts'
import type { ChannelWords } from './channelWords/words.ts'

const channelWords: Readonly<Record<Language, ChannelWords>> = { us, tw, es, cn, my, it, kr, ar }

/** Deposit channels: open ones first, then closed ones; within each, banks before wallets. */
export const channelList: Handler<'/funds/channels'> = async (fields, { broker, customer, now }) => {
  const closed = await closedServices(broker.db)
  const words = channelWords[fields.language]
  return CHANNELS.filter(
    (channel) =>
      (fields.type === undefined || takes(channel, fields.type)) &&
      (fields.method === undefined || channel.method === fields.method),
  )
    .map((channel) => ({ channel, isOpen: isOpen(channel, closed) }))
    .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen))
    .map(({ channel, isOpen: open }) => showChannel(channel, { isOpen: open, words, now, customer: customer.number }))
}

import type { BlockChannel } from '../../../ports/Block.ts'
import { useWords } from '../../i18n/words.ts'
import { Gate } from '../../app/gates/Gate.tsx'

/** What stands between the customer and a block: the channel is closed, or asks for a password. Needs the words `block`. */
export const ChannelGate = ({ channel }: { readonly channel: BlockChannel | null }) => {
  const words = useWords().block
  if (channel === null) return null
  if (!channel.isOpen) return <Gate title={words.closedTitle()}>{words.closedText()}</Gate>
  return channel.hasPassword ? <Gate ways={['service']}>{words.passwordNeeded()}</Gate> : null
}

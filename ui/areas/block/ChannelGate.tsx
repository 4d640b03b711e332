import type { BlockChannel } from '../../../ports/Block.ts'
import { useWords } from '../../i18n/words.ts'
import { Gate } from '../../app/gates/Gate.tsx'

/**
 * Why the customer cannot buy a block directly: the channel is closed, or requires a password. Needs the words `block`.
 */
export const ChannelGate = ({ channel }: { readonly channel: BlockChannel | null }) => {
  const words = useWords().block
  if (channel === null) return null
  if (!channel.isOpen) return <Gate title={words.closedTitle()}>{words.closedText()}</Gate>
  return channel.hasPassword ? <Gate ways={['service']}>{words.passwordNeeded()}</Gate> : null
}

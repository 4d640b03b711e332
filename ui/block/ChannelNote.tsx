import type { BlockChannel } from '../../ports/BlockTrades.ts'
import { useWords } from '../i18n/words.ts'
import { Banner } from '../kit/Banner.tsx'
import { ServiceLink } from '../shell/ServiceLink.tsx'

/** Says that the channel is closed or asks for a password, and that all of this is simulated. Needs the words `block`. */
export const ChannelNote = ({ channel }: { readonly channel: BlockChannel | null }) => {
  const words = useWords().block
  return (
    <div className="grid gap-2">
      {channel && !channel.isOpen && (
        <Banner live title={words.closedTitle()}>
          {words.closedText()}
        </Banner>
      )}
      {channel?.isOpen && channel.hasPassword && (
        <Banner>
          <p>{words.passwordNeeded()}</p>
          <ServiceLink className="tap font-semibold text-accent" />
        </Banner>
      )}
      <p className="text-micro text-ink-3">{words.simulated()}</p>
    </div>
  )
}

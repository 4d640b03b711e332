import { useWords } from '../i18n/words.ts'
import type { Tone } from '../kit/Badge.tsx'
import { Banner } from '../kit/Banner.tsx'
import type { Finding } from './findings.ts'
import { sayFinding, type Writing } from './sayFinding.ts'
import { WayOut } from './WayOut.tsx'

/** The words of an error for a field; nothing for a warning. */
export const useError = (finding: Finding | null, writing: Writing): string | undefined => {
  const words = useWords()
  return finding?.severity === 'error' ? sayFinding(words, finding, writing) : undefined
}

interface SaidProps {
  readonly finding: Finding | null
  readonly writing: Writing
}

/** A warning below its field. */
export const FieldWarning = ({ finding, writing }: SaidProps) => {
  const words = useWords()
  return (
    <p role="status" className="text-small text-amber empty:hidden">
      {finding?.severity === 'warning' && sayFinding(words, finding, writing)}
    </p>
  )
}

/** A market that is closed or halted is no mistake of anybody's. */
const NOBODYS = new Set(['non-trading-time', 'trading-halted'])
const toneOf = ({ code, severity }: Finding): Tone => (severity === 'warning' || NOBODYS.has(code) ? 'warning' : 'bad')

/** What speaks against any order at all: the market is closed, there is no price. Can take the focus. */
export const InstrumentNotice = ({ finding, writing }: SaidProps) => {
  const words = useWords()
  return (
    <div role="status" className="empty:hidden">
      {finding && (
        <div tabIndex={-1} data-wrong className="rounded-2">
          <Banner tone={toneOf(finding)}>
            <p>{sayFinding(words, finding, writing)}</p>
            <p className="mt-2 empty:hidden">
              <WayOut code={finding.code} />
            </p>
          </Banner>
        </div>
      )}
    </div>
  )
}

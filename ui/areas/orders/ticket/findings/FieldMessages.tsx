import { useEffect, useState } from 'react'
import { useWords } from '../../../../i18n/words.ts'
import { ButtonLink } from '../../../../kit/buttons/Button.tsx'
import type { Tone } from '../../../../kit/figures/Badge.tsx'
import { classes } from '../../../../kit/classes.ts'
import { Banner } from '../../../../kit/feedback/Banner.tsx'
import { useWayOut } from '../../../../app/navigation/wayOut.tsx'
import type { Finding } from './findings.ts'
import { formatFinding, type FormatContext } from './formatFinding.ts'

/** The text of an error for a field; undefined for a warning. */
export const useError = (finding: Finding | null, writing: FormatContext): string | undefined => {
  const words = useWords()
  return finding?.severity === 'error' ? formatFinding(words, finding, writing) : undefined
}

interface SaidProps {
  readonly finding: Finding | null
  readonly writing: FormatContext
}

/** Why an option is not available, below it. */
export const Refusal = ({ finding, writing }: SaidProps) => {
  const error = useError(finding, writing)
  return (
    <p role="status" className="text-small text-red empty:hidden" {...(error && { 'data-wrong': true, tabIndex: -1 })}>
      {error}
    </p>
  )
}

interface FieldWarningProps extends SaidProps {
  /** What the customer has decided, such as the text of the field: the warning is announced once for it. */
  readonly decision: string
  /** The line below the field while there is no warning. */
  readonly otherwise: string
}

/**
 * A warning below its field. The market may bring it and take it away again while the customer changes nothing: it is shown each
 * time, but a screen reader says it the first time only. It takes the place of another line, so that nothing below it moves.
 */
export const FieldWarning = ({ decision, finding, otherwise, writing }: FieldWarningProps) => {
  const words = useWords()
  const code = finding?.severity === 'warning' ? finding.code : null
  const [announced, setAnnounced] = useState<string | null>(null)
  // It counts as heard when it leaves: until then the region has to stay live, or its text may be missed.
  useEffect(() => (code === null ? undefined : () => setAnnounced(`${code} ${decision}`)), [code, decision])
  return (
    <span className="grid">
      <span className={classes('col-start-1 row-start-1', code !== null && 'invisible')}>{otherwise}</span>
      <span
        role="status"
        aria-live={announced === `${code} ${decision}` ? 'off' : 'polite'}
        className="col-start-1 row-start-1 text-amber"
      >
        {code !== null && finding && formatFinding(words, finding, writing)}
      </span>
    </span>
  )
}

interface WayOutProps {
  /** Code of a finding or a refusal. */
  readonly code: string
  readonly wide?: boolean
}

/** The link to a screen that meets a missing requirement; nothing where no screen can help. */
export const WayOut = ({ code, wide = false }: WayOutProps) => {
  const way = useWayOut(code)
  return (
    way && (
      <ButtonLink size={wide ? 'medium' : 'small'} wide={wide} render={way.link}>
        {way.label}
      </ButtonLink>
    )
  )
}

/** A closed or halted market is no error of the customer. */
const NOBODYS = new Set(['non-trading-time', 'trading-halted'])
const toneOf = ({ code, severity }: Finding): Tone => (severity === 'warning' || NOBODYS.has(code) ? 'warning' : 'bad')

/** Findings against any order: the market is closed, there is no price. Focusable. */
export const InstrumentNotice = ({ finding, writing }: SaidProps) => {
  const words = useWords()
  return (
    <div role="status" className="empty:hidden">
      {finding && (
        <div tabIndex={-1} data-wrong className="rounded-2">
          <Banner tone={toneOf(finding)}>
            {/* When it opens is known later, and makes a second line: its room is there. */}
            <p className={NOBODYS.has(finding.code) ? 'min-h-[2lh]' : undefined}>
              {formatFinding(words, finding, writing)}
            </p>
            <p className="mt-2 empty:hidden">
              <WayOut code={finding.code} />
            </p>
          </Banner>
        </div>
      )}
    </div>
  )
}

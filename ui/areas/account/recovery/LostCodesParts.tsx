import type { LoginProof } from '../../../../ports/Account.ts'
import { makeSecurityFeatures } from '../../../app/session/securityFeatures.model.ts'
import { useModel } from '../../../data/app/app.ts'
import { useWords } from '../../../i18n/words.ts'
import { useValue } from '../../../kit/useValue.ts'
import { makeRecoveryModel } from './recovery.model.ts'
import { RecoverySheet } from './RecoverySheet.tsx'

export interface LostCodesProps {
  /** Account and login password as they stand in the form; null where the password is still to be typed. */
  readonly login: () => LoginProof | null
}

/** The way out below the field of a code. Nothing in front of a server that has none. */
export const LostCodes = ({ login }: LostCodesProps) => {
  const words = useWords().access.lostCodes
  const { busy, open } = useModel(makeRecoveryModel)
  const waits = useValue(busy)
  const offered = useValue(useModel(makeSecurityFeatures).offered)
  if (!offered.has('recovery')) return null
  const begin = () => {
    const proof = login()
    if (proof) void open(proof)
  }
  return (
    <>
      {/* Not `disabled`, which would take the focus from it while the server is asked. */}
      <button
        type="button"
        className="tap justify-self-start text-small text-accent"
        aria-busy={waits || undefined}
        onClick={begin}
      >
        {words.lost()}
      </button>
      <RecoverySheet />
    </>
  )
}

import { passwordStrength } from '../../../../domain/account/strength.ts'
import { useWords } from '../../../i18n/words.ts'
import { classes } from '../../../kit/classes.ts'

const BARS = { weak: 1, fair: 2, strong: 3 }
const COLOUR = { weak: 'bg-red', fair: 'bg-amber', strong: 'bg-green' }

/** The strength of the password: a hint by a word and three bars; it never blocks. */
export const Strength = ({ password }: { readonly password: string }) => {
  const words = useWords().login
  const strength = passwordStrength(password)
  return (
    <span className="block" aria-live="polite">
      {strength === 'none' ? (
        words.passwordHint()
      ) : (
        <span className="flex items-center gap-2">
          <span aria-hidden className="flex gap-1">
            {[1, 2, 3].map((bar) => (
              <span
                key={bar}
                className={classes('h-1 w-6 rounded-full', bar <= BARS[strength] ? COLOUR[strength] : 'bg-fill')}
              />
            ))}
          </span>
          {words.strength()}: {words.strengths[strength]()}
        </span>
      )}
    </span>
  )
}

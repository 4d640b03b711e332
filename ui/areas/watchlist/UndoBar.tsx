import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { classes } from '../../kit/classes.ts'

interface UndoBarProps {
  /** What was done; null shows nothing. */
  readonly text: string | null
  readonly onUndo: () => void
  /** Stays in view while the page scrolls below it. */
  readonly floating?: boolean
}

/** Says what was removed, with a button that restores it. Needs the words `quotes`. */
export const UndoBar = ({ text, onUndo, floating = false }: UndoBarProps) => {
  const words = useWords().quotes
  return (
    <div role="status" className={classes(floating && 'sticky bottom-16 z-10')}>
      {text !== null && (
        <div className="mb-2 flex items-center gap-3 rounded-2 bg-ink py-1.5 ps-4 pe-1.5 text-small text-surface shadow-raised">
          <span className="min-w-0 grow">{text}</span>
          <Button kind="secondary" size="small" onClick={onUndo}>
            {words.undo()}
          </Button>
        </div>
      )}
    </div>
  )
}

import { useWords } from '../i18n/words.ts'
import { Button } from '../kit/Button.tsx'
import { Empty } from '../kit/Empty.tsx'
import { useApp } from './app.ts'

/** An address that is no screen. */
export const NotFound = () => {
  const words = useWords()
  const app = useApp()
  return (
    <Empty
      title={words.notFound()}
      hint={words.notFoundHint()}
      action={
        <Button kind="secondary" onClick={() => app.replace('/home/index')}>
          {words.toHome()}
        </Button>
      }
    />
  )
}

import { useApp, useModel } from '../../data/app/app.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useValue } from '../../kit/useValue.ts'
import { makeServerModel } from '../session/server.model.ts'

/**
 * Shown for an address that has no screen, and in place of a known screen whose area the server lacks: its address was
 * kept, or a call has shown it.
 */
export const NoScreen = ({ known = false }: { readonly known?: boolean }) => {
  const words = useWords()
  const app = useApp()
  const title = useValue(useModel(makeServerModel).title)
  return (
    <>
      <TopBar title={title} onBack={app.back} />
      <Empty
        title={known ? words.notOffered() : words.home.notFound()}
        hint={!known && words.home.notFoundHint()}
        action={
          <Button kind="secondary" onClick={() => app.replace('/home/index')}>
            {words.home.toHome()}
          </Button>
        }
      />
    </>
  )
}

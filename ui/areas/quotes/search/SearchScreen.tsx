import ChevronLeft from 'lucide-react/icons/chevron-left'
import SearchIcon from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { useVisit } from '../../../app/navigation/useVisit.ts'
import { useWords } from '../../../i18n/words.ts'
import { HeaderEnd } from '../../../kit/layout/HeaderEnd.tsx'
import { IconButton } from '../../../kit/buttons/IconButton.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useKitWords } from '../../../kit/words.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { Popular } from './Popular.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import { LONGEST_KEYWORD, tidyKeyword } from './recent.ts'
import { SearchHits } from './SearchHits.tsx'
import { makeSearchModel } from './search.model.ts'
import { ScreenHeading } from '../../../kit/layout/ScreenHeading.tsx'

/** /quotes/search: finding an instrument by code, name or pinyin initials. */
export default function SearchScreen() {
  const words = useWords().quotes
  const kit = useKitWords()
  const app = useApp()
  const { text, type, submit, enter, stop } = useModel(makeSearchModel)
  const typed = useValue(text)
  const place = useVisit()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    void enter(place)
    // The customer comes here to type, so the field has the focus.
    input.current?.focus({ preventScroll: true })
    return stop
  }, [enter, place, stop])

  return (
    <>
      <header className="sticky top-(--above) z-20 border-b border-line bg-surface pt-safe">
        <ScreenHeading className="sr-only">{words.search()}</ScreenHeading>
        <form
          role="search"
          className="header-row center-column flex min-h-13 items-center gap-1 px-1"
          onSubmit={(event) => {
            event.preventDefault()
            input.current?.blur()
            void submit(typed)
          }}
        >
          <IconButton label={kit.back} onClick={app.back} icon={<ChevronLeft className="size-6 rtl:-scale-x-100" />} />
          <div className="flex min-h-10 min-w-0 grow items-center rounded-2 bg-fill ps-3 focus-within:outline-2 focus-within:outline-accent">
            <SearchIcon aria-hidden className="size-4.5 shrink-0 text-ink-3" />
            <input
              ref={input}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              maxLength={LONGEST_KEYWORD}
              aria-label={words.searchLabel()}
              placeholder={words.searchLabel()}
              value={typed}
              onChange={(event) => type(event.target.value)}
              className="min-h-10 w-full min-w-0 grow bg-transparent px-2 text-field outline-none [&::-webkit-search-cancel-button]:hidden"
            />
            {typed !== '' && (
              <IconButton
                label={words.clearText()}
                tone="quiet"
                icon={<X className="size-4.5" />}
                onClick={() => {
                  type('')
                  input.current?.focus()
                }}
              />
            )}
          </div>
          <HeaderEnd />
        </form>
      </header>
      <div className="center-column">
        <Section flush>
          {tidyKeyword(typed) === '' ? (
            <>
              <RecentSearches />
              <Popular />
            </>
          ) : (
            <SearchHits />
          )}
        </Section>
      </div>
    </>
  )
}

import BookOpen from 'lucide-react/icons/book-open'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { Effect } from 'effect'
import { useEffect, useId, useState } from 'react'
import { Platform } from '../../../../ports/device/Platform.ts'
import { LoadFailed } from '../../../app/failures/loadFailure.tsx'
import { useApp, useModel } from '../../../data/app/app.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { SkeletonRows } from '../../../kit/feedback/Skeleton.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useListingName } from '../../markets/listing.ts'
import { sentencesOf, storyText } from './sentences.ts'
import { makeStoryModel, type StorySubject } from './story.model.ts'
import { useCover } from '../../../kit/figures/covered.ts'

const ICON = { className: 'size-4', 'aria-hidden': true } as const

/** The sentences, and the two ways to take them along. */
const Told = ({ about }: { readonly about: StorySubject }) => {
  const app = useApp()
  const all = useWords()
  const words = all.story
  const { tag } = useValue(locale)
  const { story } = useModel(makeStoryModel)
  const cover = useCover()
  const events = useValue(story.value)
  const status = useValue(story.status)
  const failure = useValue(story.failure)
  const record = about.kind === 'order' ? about.order : about.position
  const name = useListingName(record)
  if (status === 'failed')
    return <LoadFailed title={words.failed()} failure={failure} onRetry={() => void story.load()} />
  if (events === null) return <SkeletonRows count={3} />
  const sentences = sentencesOf(all, events, { ...record, tag, cover })
  const note = about.kind === 'position' ? (about.position.note ?? '') : ''
  const lines = storyText(`${name} (${record.code})`, sentences, words.now())
  const text = note === '' ? lines : `${lines}${words.receipt.note()}: ${note}\n`
  const copy = async () => {
    const copied = await app.run(Effect.flatMap(Platform, (platform) => platform.copy(text)))
    app.toaster.show(copied ? words.copied() : words.copyFailed(), copied ? 'success' : 'error')
  }
  const save = async () => {
    await app.run(
      Effect.flatMap(Platform, (platform) =>
        platform.saveFile(`${record.code}-${record.id}.txt`, 'text/plain;charset=utf-8', text),
      ),
    )
    app.toaster.show(words.saved(), 'success')
  }
  return (
    <>
      <ol className="grid gap-3 border-s-2 border-line ps-3">
        {sentences.map(({ text: sentence, time }, nth) => (
          <li key={`${nth} ${sentence}`}>
            <span className="block text-micro text-ink-3">{time ?? words.now()}</span>
            {/* Below the time with room for the signs above Arabic letters. */}
            <span className="mt-1 block text-body">{sentence}</span>
          </li>
        ))}
        {note !== '' && (
          <li>
            <span className="block text-micro text-ink-3">{words.receipt.note()}</span>
            <span dir="auto" className="mt-1 block text-body whitespace-pre-line">
              {note}
            </span>
          </li>
        )}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" size="small" onClick={() => void copy()}>
          <Copy {...ICON} />
          {words.copy()}
        </Button>
        <Button kind="secondary" size="small" onClick={() => void save()}>
          <Download {...ICON} />
          {words.save()}
        </Button>
      </div>
    </>
  )
}

/** The story of an order or a position in plain sentences, told when the customer asks. Needs the words `story`. */
export default function Story({ about }: { readonly about: StorySubject }) {
  const words = useWords().story
  const model = useModel(makeStoryModel)
  const [open, setOpen] = useState(false)
  const id = useId()
  // Asks again only where the record has changed.
  useEffect(() => {
    if (open) model.tell(about)
  })
  useEffect(() => model.leave, [model])
  return (
    <section className="grid w-full gap-4 text-start">
      <Button
        wide
        kind="secondary"
        size="medium"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((was) => !was)}
      >
        <BookOpen {...ICON} />
        {about.kind === 'order' ? words.ofOrder() : words.ofPosition()}
      </Button>
      <div id={id} hidden={!open} className="grid gap-4">
        {open && <Told about={about} />}
      </div>
    </section>
  )
}

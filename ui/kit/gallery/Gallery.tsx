import { useEffect, useState } from 'react'
import { Segmented } from '../choices/Tabs.tsx'
import { TopBar } from '../layout/TopBar.tsx'
import { Section } from '../lists/Section.tsx'
import { applyAppearance, applyDirection, type Appearance, type DirectionColours } from '../../theme/preferences.ts'
import { ChoicesShown } from './ChoicesShown.tsx'
import { FeedbackShown } from './FeedbackShown.tsx'
import { FieldsShown } from './FieldsShown.tsx'
import { FiguresShown } from './FiguresShown.tsx'
import { ListsShown } from './ListsShown.tsx'
import { OverlaysShown } from './OverlaysShown.tsx'
import { text } from './texts.ts'

const appearances: ReadonlyArray<{ value: Appearance; label: string }> = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]
const colours: ReadonlyArray<{ value: DirectionColours; label: string }> = [
  { value: 'green-up', label: 'Green up' },
  { value: 'red-up', label: 'Red up' },
]
const directions: ReadonlyArray<{ value: 'ltr' | 'rtl'; label: string }> = [
  { value: 'ltr', label: 'Left to right' },
  { value: 'rtl', label: 'Right to left' },
]

/** Every component in every state, for people who work on the kit. Needs `KitWordsProvider`. */
const Gallery = () => {
  const [appearance, setAppearance] = useState<Appearance>('system')
  const [colour, setColour] = useState<DirectionColours>('green-up')
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr')
  useEffect(() => {
    const root = document.documentElement
    applyAppearance(root, appearance)
    applyDirection(root, colour)
    root.dir = dir
  }, [appearance, colour, dir])
  return (
    <>
      <TopBar title={text.title} subtitle={text.subtitle} />
      <div className="center-column">
        <Section>
          <div className="grid gap-2">
            <Segmented label={text.appearance} choices={appearances} value={appearance} onChange={setAppearance} />
            <Segmented label={text.colours} choices={colours} value={colour} onChange={setColour} />
            <Segmented label={text.reading} choices={directions} value={dir} onChange={setDir} />
          </div>
        </Section>
        <FiguresShown />
        <ListsShown />
        <FieldsShown />
        <ChoicesShown />
        <FeedbackShown />
        <OverlaysShown />
      </div>
    </>
  )
}

export default Gallery

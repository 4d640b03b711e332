import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { classes } from './classes.ts'

export interface Shortcut {
  readonly key: string
  readonly label: string
  readonly icon: ReactNode
  /** Where it leads, such as `<Link to="/mine/stored" />`, or a `<button type="button" onClick={…} />`. */
  readonly render: ReactElement<{ className?: string; children?: ReactNode }>
}

/** As many as fit and no more than that: enlarged text takes fewer columns before it breaks a word. */
const COLUMNS = {
  4: 'grid-cols-[repeat(auto-fill,minmax(max(4.25rem,20.1%),1fr))]',
  // Five use the margins of the page as well: a word of nine letters has room on the narrowest phone.
  5: '-mx-2 grid-cols-[repeat(auto-fill,minmax(max(3.5rem,16.8%),1fr))]',
}

/** A grid of icons with names. */
export const Shortcuts = ({
  items,
  label,
  columns = 4,
}: {
  readonly items: ReadonlyArray<Shortcut>
  readonly label: string
  readonly columns?: 4 | 5
}) => (
  <ul aria-label={label} className={classes('grid gap-y-3', COLUMNS[columns])}>
    {items.map(({ key, label: name, icon, render }) => (
      <li key={key}>
        {cloneElement(render, {
          className:
            'grid min-h-14 w-full justify-items-center gap-1.5 rounded-2 py-1 text-center text-small active:bg-fill',
          children: (
            <>
              <span aria-hidden className="text-accent">
                {icon}
              </span>
              <span className="min-w-0 max-w-full hyphens-auto">{name}</span>
            </>
          ),
        })}
      </li>
    ))}
  </ul>
)

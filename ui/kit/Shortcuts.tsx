import { cloneElement, type ReactElement, type ReactNode } from 'react'

export interface Shortcut {
  readonly key: string
  readonly label: string
  readonly icon: ReactNode
  /** Where it leads, such as `<Link to="/mine/stored" />`, or a `<button type="button" onClick={…} />`. */
  readonly render: ReactElement<{ className?: string; children?: ReactNode }>
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
  <ul aria-label={label} className={columns === 5 ? 'grid grid-cols-5 gap-y-3' : 'grid grid-cols-4 gap-y-3'}>
    {items.map(({ key, label: name, icon, render }) => (
      <li key={key}>
        {cloneElement(render, {
          className:
            'grid min-h-14 w-full justify-items-center gap-1.5 rounded-2 px-0.5 py-1 text-center text-small active:bg-fill',
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

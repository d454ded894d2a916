import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '#lib/page/classes.ts'
import { POPUP, POPUP_ROW } from '#ui/forms/control-style.ts'

export type MenuEntry =
  | { kind: 'link'; label: ReactNode; to: string; icon?: ReactNode }
  | { kind: 'action'; label: ReactNode; onSelect: () => void; icon?: ReactNode; disabled?: boolean }
  | { kind: 'line' }

type Props = {
  trigger: ReactElement
  entries: readonly MenuEntry[]
  /** Above the entries: whose menu it is. */
  heading?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

export function Menu({ trigger, entries, heading, open, onOpenChange }: Props) {
  return (
    <BaseMenu.Root modal={false} {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={6} align="end" className="z-50">
          <BaseMenu.Popup className={classes(POPUP, 'min-w-56 max-w-[calc(100vw-2rem)] p-1')}>
            {heading && <div className="mb-1 border-line border-b px-2.5 py-2">{heading}</div>}
            {entries.map((entry, index) => (
              <Row key={entry.kind === 'link' ? entry.to : `${entry.kind}-${index}`} entry={entry} />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

function Row({ entry }: { entry: MenuEntry }) {
  if (entry.kind === 'line') return <hr className="-mx-1 my-1 border-line" />
  if (entry.kind === 'link') {
    return (
      <BaseMenu.LinkItem closeOnClick render={<Link to={entry.to} />} className={POPUP_ROW}>
        {entry.icon}
        {entry.label}
      </BaseMenu.LinkItem>
    )
  }
  return (
    <BaseMenu.Item onClick={entry.onSelect} disabled={entry.disabled ?? false} className={POPUP_ROW}>
      {entry.icon}
      {entry.label}
    </BaseMenu.Item>
  )
}

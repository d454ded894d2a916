/** Text is 16 px on a phone: below that, iOS zooms the page into the field. */
export const CONTROL =
  'w-full min-w-0 rounded-control border border-line-strong bg-surface-raised px-3 text-base text-ink transition-colors sm:text-sm ' +
  'placeholder:text-ink-muted hover:border-ink-muted disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:opacity-70 ' +
  '[&[readonly]]:bg-surface-sunken data-invalid:border-bad'

export const CONTROL_HEIGHT = 'h-11 sm:h-10'

/** A panel that opens over the page: menus, lists, calendars. */
export const POPUP =
  'rounded-card border border-line bg-surface-raised text-ink shadow-soft outline-none transition-[opacity,scale] duration-[120ms] ' +
  'origin-[var(--transform-origin)] data-starting-style:scale-[0.98] data-starting-style:opacity-0 data-ending-style:opacity-0'

/** A row of such a panel. */
export const POPUP_ROW =
  'flex min-h-11 w-full select-none items-center gap-2.5 rounded-[6px] px-2.5 py-2 text-left text-sm outline-none sm:min-h-9 ' +
  'data-highlighted:bg-brand-soft data-highlighted:outline-2 data-highlighted:outline-brand data-highlighted:outline-solid data-highlighted:-outline-offset-2 ' +
  'data-disabled:opacity-50 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-muted'

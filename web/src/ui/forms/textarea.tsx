import { Field } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { classes } from '#lib/page/classes.ts'
import { CONTROL } from './control-style.ts'

/** Grows with its text between the heights the specification gives composers: 44 to 120 px. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <Field.Control
      render={
        <textarea
          rows={1}
          {...rest}
          className={classes(CONTROL, 'field-sizing-content max-h-[120px] min-h-[44px] resize-none py-2.5', className)}
        />
      }
    />
  )
}

import { Input as BaseInput } from '@base-ui/react/input'
import type { ComponentProps } from 'react'
import { classes } from '#lib/page/classes.ts'
import { CONTROL, CONTROL_HEIGHT } from './control-style.ts'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <BaseInput {...rest} className={classes(CONTROL, CONTROL_HEIGHT, className)} />
}

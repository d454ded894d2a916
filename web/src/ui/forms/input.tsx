import { Field } from '@base-ui/react/field'
import { Input as BaseInput } from '@base-ui/react/input'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { classes } from '#lib/page/classes.ts'
import { CONTROL, CONTROL_HEIGHT } from './control-style.ts'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <BaseInput {...rest} className={classes(CONTROL, CONTROL_HEIGHT, className)} />
}

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

export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <Input {...rest} type={shown ? 'text' : 'password'} className={classes('pr-12', className)} />
      <button
        type="button"
        aria-label={shown ? 'Ocultar senha' : 'Mostrar senha'}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control text-ink-muted hover:text-ink [&>svg]:size-4.5"
      >
        {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </button>
    </div>
  )
}

import { SLUG_LENGTH_MAX } from '@prancheta/core/tipsters/slug.ts'
import type { ComponentProps } from 'react'
import { Field } from '#ui/forms/field.tsx'
import { Input } from '#ui/forms/input.tsx'

type Named = Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>

type Props = {
  slug: Named
  slugError: string | undefined
  color: Named
  colorError: string | undefined
}

/** Address and colour, the same in making and in changing. */
export function BrandFields({ slug, slugError, color, colorError }: Props) {
  return (
    <>
      <Field label="Endereço" hint="A página fica em /tip/endereço." error={slugError}>
        <Input {...slug} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={SLUG_LENGTH_MAX} />
      </Field>
      <Field label="Cor" hint="Do cabeçalho da página, como #3b82f6." error={colorError}>
        <Input {...color} autoComplete="off" spellCheck={false} maxLength={7} />
      </Field>
    </>
  )
}

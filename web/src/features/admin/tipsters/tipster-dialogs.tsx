import { adminWords } from '@prancheta/contract/admin/words.ts'
import { brand, changeTipster, makeTipster, type TipsterView } from '@prancheta/contract/tipsters/admin-tipsters.ts'
import { DEFAULT_BRAND_COLOUR } from '@prancheta/core/tipsters/colour.ts'
import { SLUG_LENGTH_MAX } from '@prancheta/core/tipsters/slug.ts'
import type { ComponentProps, ReactNode } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { useRuledForm } from '#lib/forms/use-ruled-form.ts'
import { toast } from '#lib/page/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { Input } from '#ui/forms/input.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx'
import { refreshTipsters } from './use-tipsters.ts'

/** How another part of the admin area lets one user be chosen. */
export type ChooseUser = (props: {
  chosen: string | null
  onChoose: (userId: string) => void
  error: string | undefined
}) => ReactNode

type Props = { open: boolean; onOpenChange: (open: boolean) => void; chooseUser: ChooseUser }

export function NewTipsterDialog({ open, onOpenChange, chooseUser }: Props) {
  return (
    <Dialog
      title="Novo tipster"
      description="Dá a um usuário uma página pública para as análises que ele publicar."
      open={open}
      onOpenChange={onOpenChange}
    >
      <NewTipsterForm chooseUser={chooseUser} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function NewTipsterForm({ chooseUser, onDone }: { chooseUser: ChooseUser; onDone: () => void }) {
  const form = useRuledForm({
    schema: makeTipster.input,
    start: { slug: '', color: DEFAULT_BRAND_COLOUR },
    failed: adminWords.tipsterSaveFailed,
    fieldOf: { 'tipster.slugTaken': 'slug', 'tipster.already': 'user_id', 'user.notFound': 'user_id' },
    async send(values) {
      await callApi(makeTipster, values)
      toast.success(adminWords.tipsterMade)
      onDone()
      await refreshTipsters()
    },
  })
  const user = form.field('user_id')
  return (
    <form {...form.element} className="flex flex-col gap-4">
      {chooseUser({
        chosen: user.value ?? null,
        onChoose: user.onValueChange,
        error: form.errorOf('user_id'),
      })}
      <BrandFields
        slug={form.text('slug')}
        slugError={form.errorOf('slug')}
        color={form.text('color')}
        colorError={form.errorOf('color')}
      />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <DialogClose>
          <Button variant="secondary">Cancelar</Button>
        </DialogClose>
        <Button {...form.button}>Criar tipster</Button>
      </div>
    </form>
  )
}

type EditTipsterDialogProps = { tipster: TipsterView; open: boolean; onClose: () => void }

export function EditTipsterDialog({ tipster, open, onClose }: EditTipsterDialogProps) {
  return (
    <Dialog
      title={`Página de @${tipster.slug}`}
      description="Um endereço novo vale na hora; links com o antigo deixam de funcionar."
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <EditForm tipster={tipster} onDone={onClose} />
    </Dialog>
  )
}

function EditForm({ tipster, onDone }: { tipster: TipsterView; onDone: () => void }) {
  const form = useRuledForm({
    schema: brand,
    start: { slug: tipster.slug, color: tipster.color },
    failed: adminWords.tipsterSaveFailed,
    fieldOf: { 'tipster.slugTaken': 'slug' },
    async send(values) {
      await callApi(changeTipster, { userId: tipster.user_id, ...values })
      toast.success(adminWords.tipsterChanged)
      onDone()
      await refreshTipsters()
    },
  })
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <BrandFields
        slug={form.text('slug')}
        slugError={form.errorOf('slug')}
        color={form.text('color')}
        colorError={form.errorOf('color')}
      />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <DialogClose>
          <Button variant="secondary">Cancelar</Button>
        </DialogClose>
        <Button {...form.button}>Salvar</Button>
      </div>
    </form>
  )
}

type Named = Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>

type BrandFieldsProps = {
  slug: Named
  slugError: string | undefined
  color: Named
  colorError: string | undefined
}

/** Address and colour, the same in making and in changing. */
function BrandFields({ slug, slugError, color, colorError }: BrandFieldsProps) {
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

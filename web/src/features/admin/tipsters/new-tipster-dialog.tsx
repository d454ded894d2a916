import { adminWords } from '@prancheta/contract/admin/words.ts'
import { makeTipster } from '@prancheta/contract/tipsters/admin-tipsters.ts'
import { DEFAULT_BRAND_COLOUR } from '@prancheta/core/tipsters/colour.ts'
import { callApi } from '#lib/api/call-api.ts'
import { useRuledForm } from '#lib/forms/use-ruled-form.ts'
import { toast } from '#lib/page/toast.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx'
import { BrandFields } from './brand-fields.tsx'
import type { ChooseUser } from './tipsters-view.tsx'
import { refreshTipsters } from './use-tipsters.ts'

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

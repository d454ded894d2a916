import { adminWords } from '@prancheta/contract/admin/words.ts'
import { brand, changeTipster, type TipsterView } from '@prancheta/contract/tipsters/admin-tipsters.ts'
import { callApi } from '#lib/api/call-api.ts'
import { useRuledForm } from '#lib/forms/use-ruled-form.ts'
import { toast } from '#lib/page/toast.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx'
import { BrandFields } from './brand-fields.tsx'
import { refreshTipsters } from './use-tipsters.ts'

type Props = { tipster: TipsterView; open: boolean; onClose: () => void }

export function EditTipsterDialog({ tipster, open, onClose }: Props) {
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

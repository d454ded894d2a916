import { REASON_LENGTH_MAX, type UserDetail } from '@prancheta/contract/admin/users.ts'
import { useState } from 'react'
import { Field } from '#ui/forms/field.tsx'
import { Textarea } from '#ui/forms/textarea.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx'
import { actionsFor, type OfferedAction } from './actions-for.ts'
import { useUserAction } from './use-user.ts'

export function ActionsCard({ user }: { user: UserDetail }) {
  const [chosen, setChosen] = useState<OfferedAction | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const acting = useUserAction(user.id, () => setIsOpen(false))

  function ask(action: OfferedAction) {
    setChosen(action)
    setReason('')
    setIsOpen(true)
  }

  return (
    <Card level="h2" title="Ações" description="Cada uma fica no registro, com quem fez e quando.">
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {actionsFor(user).map((offered) => (
          <Button key={offered.action} variant="secondary" onClick={() => ask(offered)}>
            {offered.verb}
          </Button>
        ))}
      </div>
      {chosen && (
        <ConfirmDialog
          title={chosen.verb}
          description={chosen.consequence}
          verb={chosen.verb}
          isDangerous={chosen.isDangerous}
          busy={acting.isPending}
          open={isOpen}
          onOpenChange={setIsOpen}
          onConfirm={() => acting.mutate({ action: chosen.action, reason })}
        >
          <Field label="Motivo" aside="opcional" hint="Fica no registro de ações. Não escreva dados pessoais.">
            <Textarea
              value={reason}
              maxLength={REASON_LENGTH_MAX}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        </ConfirmDialog>
      )}
    </Card>
  )
}

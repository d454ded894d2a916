import { REASON_LENGTH_MAX, type UserAction, type UserDetail } from '@prancheta/contract/admin/users.ts'
import { COOLING_DAYS } from '@prancheta/core/responsible-play/pause.ts'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Field } from '#ui/forms/field.tsx'
import { Textarea } from '#ui/forms/input.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { ConfirmDialog } from '#ui/primitives/dialog.tsx'
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

  const offered = actionsFor(user)
  return (
    <Card level="h2" title="Ações" description="Cada uma fica no registro, com quem fez e quando.">
      <div className={BUTTONS}>
        {offered
          .filter(({ isDangerous }) => !isDangerous)
          .map((action) => (
            <Button key={action.action} variant="secondary" onClick={() => ask(action)}>
              {action.verb}
            </Button>
          ))}
      </div>
      <section className="mt-5 border-line border-t pt-4" aria-label="Ações de risco">
        <h3 className="mb-3 flex items-center gap-2 font-semibold text-bad text-sm">
          <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
          Tiram o acesso ou o plano
        </h3>
        <div className={BUTTONS}>
          {offered
            .filter(({ isDangerous }) => isDangerous)
            .map((action) => (
              <Button
                key={action.action}
                variant="secondary"
                className="border-bad/60! text-bad! hover:border-bad! hover:bg-bad-soft!"
                onClick={() => ask(action)}
              >
                {action.verb}
              </Button>
            ))}
        </div>
      </section>
      {chosen && (
        <ConfirmDialog
          title={chosen.question(user.name ?? user.email)}
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

const BUTTONS = 'flex flex-col gap-2 sm:flex-row sm:flex-wrap'

type OfferedAction = {
  action: UserAction
  /** On the button and on the dialog. */
  verb: string
  /** Asks before it is done, and names whom it is done to. */
  question: (who: string) => string
  /** What will happen, before it does. */
  consequence: string
  isDangerous: boolean
}

const BILLED_ON = ' A assinatura paga continua sendo cobrada até ser cancelada.'

const isLiftable = (pause: UserDetail['pause']) =>
  pause !== null && pause.liftable_from !== null && Date.parse(pause.liftable_from) <= Date.now()

/** What can be done to this user as they stand now. */
export function actionsFor({
  plan,
  suspended_at,
  pause,
}: Pick<UserDetail, 'plan' | 'suspended_at' | 'pause'>): OfferedAction[] {
  const isVip = plan.plan === 'vip_unlimited'
  const isSuspended = suspended_at !== null
  return [
    isVip
      ? {
          action: 'revoke_vip',
          verb: 'Retirar VIP',
          question: (who) => `Retirar o VIP de ${who}?`,
          consequence: 'O usuário volta ao plano que paga, ou ao Free.',
          isDangerous: true,
        }
      : {
          action: 'grant_vip',
          verb: 'Conceder VIP',
          question: (who) => `Conceder VIP a ${who}?`,
          consequence: `O usuário passa a analisar sem limite, sem pagar.${plan.has_subscription ? BILLED_ON : ''}`,
          isDangerous: false,
        },
    ...(plan.stage === 'past_due'
      ? [
          {
            action: 'end_grace' as const,
            verb: 'Encerrar tolerância',
            question: (who: string) => `Encerrar a tolerância de ${who}?`,
            consequence: 'O plano para agora e volta quando o pagamento pendente for feito.',
            isDangerous: true,
          },
        ]
      : []),
    isSuspended
      ? {
          action: 'unsuspend',
          verb: 'Retirar suspensão',
          question: (who) => `Retirar a suspensão de ${who}?`,
          consequence: 'O usuário pode entrar de novo.',
          isDangerous: false,
        }
      : {
          action: 'suspend',
          verb: 'Suspender conta',
          question: (who) => `Suspender ${who}?`,
          consequence: `Todas as sessões terminam agora e o usuário não consegue mais entrar.${plan.has_subscription ? BILLED_ON : ''}`,
          isDangerous: true,
        },
    ...(isLiftable(pause)
      ? [
          {
            action: 'lift_pause' as const,
            verb: 'Encerrar pausa sem fim',
            question: (who: string) => `Encerrar a pausa de ${who}?`,
            consequence: `Só a pedido da própria pessoa. A pausa ainda dura mais ${COOLING_DAYS} dias.`,
            isDangerous: false,
          },
        ]
      : []),
    {
      action: 'end_sessions',
      verb: 'Encerrar todas as sessões',
      question: (who) => `Encerrar todas as sessões de ${who}?`,
      consequence: 'O usuário sai de todos os aparelhos e precisa entrar de novo.',
      isDangerous: false,
    },
    {
      action: 'delete',
      verb: 'Excluir conta',
      question: (who) => `Excluir a conta de ${who}?`,
      consequence:
        'A pedido do titular (LGPD): o acesso termina agora, a assinatura é encerrada e todos os dados são apagados. Não há volta.',
      isDangerous: true,
    },
  ]
}

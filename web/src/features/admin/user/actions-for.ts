import type { UserAction, UserDetail } from '@prancheta/contract/admin/users.ts'

export type OfferedAction = {
  action: UserAction
  /** On the button and on the dialog. */
  verb: string
  /** What will happen, before it does. */
  consequence: string
  isDangerous: boolean
}

const BILLED_ON = ' A assinatura paga continua sendo cobrada até ser cancelada.'

/** What can be done to this user as they stand now. */
export function actionsFor({ plan, suspended_at }: Pick<UserDetail, 'plan' | 'suspended_at'>): OfferedAction[] {
  const isVip = plan.plan === 'vip_unlimited'
  const isSuspended = suspended_at !== null
  return [
    isVip
      ? {
          action: 'revoke_vip',
          verb: 'Retirar VIP ilimitado',
          consequence: 'O usuário volta ao plano que paga, ou ao Free.',
          isDangerous: true,
        }
      : {
          action: 'grant_vip',
          verb: 'Conceder VIP ilimitado',
          consequence: `O usuário passa a analisar sem limite, sem pagar.${plan.has_subscription ? BILLED_ON : ''}`,
          isDangerous: false,
        },
    ...(plan.stage === 'past_due'
      ? [
          {
            action: 'end_grace' as const,
            verb: 'Encerrar tolerância',
            consequence: 'O plano para agora e volta quando o pagamento pendente for feito.',
            isDangerous: true,
          },
        ]
      : []),
    isSuspended
      ? {
          action: 'unsuspend',
          verb: 'Retirar suspensão',
          consequence: 'O usuário pode entrar de novo.',
          isDangerous: false,
        }
      : {
          action: 'suspend',
          verb: 'Suspender conta',
          consequence: `Todas as sessões terminam agora e o usuário não consegue mais entrar.${plan.has_subscription ? BILLED_ON : ''}`,
          isDangerous: true,
        },
    {
      action: 'end_sessions',
      verb: 'Encerrar todas as sessões',
      consequence: 'O usuário sai de todos os aparelhos e precisa entrar de novo.',
      isDangerous: false,
    },
    {
      action: 'delete',
      verb: 'Excluir conta',
      consequence:
        'A pedido do titular (LGPD): o acesso termina agora, a assinatura é encerrada e todos os dados são apagados. Não há volta.',
      isDangerous: true,
    },
  ]
}

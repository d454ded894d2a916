import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { isDoubtful } from '../reading/doubt.ts'
import type { Exchange } from '../skills/skill.ts'
import { isCareTheme, isSmallTalk } from '../theme-writers.ts'

const DOUBT = 'Não tenho certeza de que entendi a pergunta: se não era isso, diga de outro jeito.'

/** What says itself that nothing was understood, and what leads to help: there a doubt adds nothing. */
const NEEDS_NONE = /não (?:entendi|peguei)|de outro jeito|uma conta por mensagem|\b188\b|autoexclus|pausa/i

/** That an answer may be to another question than the one asked; null where it hardly is, or where nothing may be added. */
export function sayDoubt({ ask, text, reply }: Exchange, briefing: Briefing | null, isLater: boolean): string | null {
  if (
    reply.isInForm ||
    reply.isSure ||
    ask.isTroubled ||
    isCareTheme(ask.theme) ||
    isSmallTalk(ask.theme) ||
    NEEDS_NONE.test(reply.text)
  )
    return null
  return isDoubtful(text, briefing, isLater) ? DOUBT : null
}

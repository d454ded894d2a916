import { type BriefedPart, PART_NAMES } from '@prancheta/core/chat/briefing.ts'
import type { Scene } from '../scene.ts'

/** Says that a part is not to be had and what therefore stays unsaid. `subject` is what was asked: 'quem vence', 'os escanteios'. */
export function absent({ pick }: Scene, part: BriefedPart, subject: string): string {
  const what = PART_NAMES[part]
  return pick([
    `Sobre ${subject}, prefiro não chutar: não tenho ${what} para esta partida.`,
    `Não tenho ${what} para este jogo, e sem isso qualquer número sobre ${subject} seria invenção.`,
    `Faltou um dado para falar ${withOf(subject)}: ${what}. Quando a fonte trouxer, a análise passa a mostrar.`,
    `Fico devendo a resposta sobre ${subject}: não recebi ${what}.`,
    `Aqui eu paro: sem ${what}, falar ${withOf(subject)} seria adivinhação.`,
    `Ainda não chegou ${what} do jogo. Até lá, nada de número sobre ${subject}.`.replace(
      /chegou (os|as) /,
      'chegaram $1 ',
    ),
  ])
}

/** 'de' with what follows it: 'do retrospecto', 'dos gols', 'de quem vence'. */
function withOf(subject: string): string {
  return /^[oa]s? /.test(subject) ? `d${subject}` : `de ${subject}`
}

import type { Manner } from './ask.ts'

/** Messages that mean nothing without what was asked before. */
const MANNERS: readonly { manner: Manner; pattern: RegExp }[] = [
  {
    manner: 'why',
    pattern:
      /^(mas |e |ue |ok |entao )*por que( nao| sim| isso| so isso| voce (acha|diz) isso| tao \w+| esse numero| essa conclusao)?$|^como assim$|^(qual (e )?)?o motivo$|^(mas )?baseado em que$|^(me )?justifi\w+$|^(mas |e )?de onde (vem|saiu|tirou) isso$|^com base em que$|^(mas |e )?(por )?tao (pouco|baix[oa]|alt[oa]|pequen[oa]|cara?|poucos)( assim)?$/,
  },
  {
    manner: 'explain',
    pattern:
      /^(me )?(explica|explique|detalh\w+|aprofund\w+|desenvolv\w+|destrinch\w+)( (isso|melhor|mais|ai|pra mim|direito|um pouco|simples|facil|de outro jeito|nao entendi))*$|^(nao entendi )(me )?(explica|explique)( (isso|melhor|mais|pra mim|direito|simples|facil|de outro jeito))*$|^(nao entendi|nao saquei|fala mais|mais detalhes?|continua|pode (explicar|detalhar)( melhor)?|como eu leio isso|o que isso (quer dizer|significa))( (nada|isso|disso))?$|^(nao entendi )?(o que )?(isso )?(significa|quer dizer)( isso)?( na pratica)?$|^(e )?(isso )?na pratica$/,
  },
  {
    manner: 'numbers',
    pattern:
      /^(e |mas |me |mostra |da |passa |quero |ver |so )*(em |os |as |n?os )?(numeros|probabilidades|porcentage\w+|percentua\w+|chances)( (disso|ai|por favor|so))?$/,
  },
  {
    manner: 'example',
    pattern: /\b(outro|mais um|um|novo) (exemplo|caso)\b|^(por exemplo|exemplo)$|\bexemplo (com|de|pratico)\b/,
  },
]

export function readManner(text: string): Manner {
  return MANNERS.find(({ pattern }) => pattern.test(text))?.manner ?? 'answer'
}

/** 'Isso muda a chance de gols?' asks what was just told of, whatever else it names. */
export const asksEffect = (text: string): boolean =>
  /\b(isso|ela|ele)\b.{0,12}\b(muda|afeta|atrapalha|influencia|diminui|aumenta|interfere|pesa|conta)\b/.test(text)

/** 'Por que a stake é tão pequena?' asks the reason of something that it names itself. */
export const asksWhy = (text: string): boolean =>
  /^(mas |e |ue |ok |entao |ta )*(por que|qual (e |seria )?(o motivo|a razao|a explicacao|a causa|a justificativa)|que (motivo|razao|explicacao)|como assim (o|a|os|as|so)|o que (explica|sustenta|justifica|faz voces|leva voces a|faz \w+( \w+)? (ter|ser|pagar|valer)|pesa (a favor|contra)|leva voces)|por qual (motivo|razao)|de onde (vem|saiu|sai|tiraram) (ess[ea]s?|est[ea]s?|a expectativa|o numero))\b|\bo que (sustenta|explica|justifica)\b|\be por que$|\b(entendi|saber|entender|explica\w*|explique)( e| bem)? por que\b|\bpor qual motivo\b|\b(compreender|entender|saber) o motivo d[eoa]\b|\bentend\w+ (bem )?(o )?por que\b|\bpor que( isso| sera)?$|\b(a|qual a|da) (razao|causa|explicacao) (d[aeo]s?|pra|para)\b|\bo motivo (d[aeo]s?|pra|para|pelo)\b|\bque viagem\b|\bcomo pode\b|\bnao faz sentido\b/.test(
    text,
  )

/** 'Me dá outro', 'tem mais alguma?', 'essa não gostei, manda outra'. */
export const asksAnother = (text: string): boolean =>
  /\b(outr[oa]s?|mais (um|uma|algum|alguma|opc\w+)|proxim[oa]|segunda opcao|alem (dess[ea]|dest[ea]|del[ea]))\b/.test(
    text,
  ) &&
  !/\b(time|lado|equipe|jogo|partida|casa|exemplo|jeito|forma|palavras|lugar|site|dia|vez)\b/.test(text) &&
  text.split(' ').length <= 9

/** 'E o outro time?', 'e o adversário?': the same question about the side not spoken of. */
export const isOtherSide = (text: string): boolean =>
  /^(e |mas |agora )*(pr[oa] |para o |d?[oa] |n[oa] |com o |se for o )?(outr[oa]|adversario|rival|oponente)( (time|lado|equipe))?( tambem)?$/.test(
    text,
  )

/** 'E o visitante?', 'e 3,5?', 'e no segundo tempo?': only a detail changes. Few words, and it begins like a continuation. */
export const isContinuation = (text: string): boolean =>
  /^(e|mas|entao|agora|so que|e se|ta e|ok e|ta)\b/.test(text) && text.split(' ').length <= 7

/** 'E de menos?', 'e o contrário?': the bet that wins when this one loses. */
export const isOpposite = (text: string): boolean =>
  /^(e |mas |agora )*(se for |d[eo] |o |a |pr[oa] )?(menos|mais|contrario|oposto|inverso|nao)$/.test(text)

/** What is asked of the match as a whole leans on no market of the talk. */
export const isOfWholeMatch = (text: string): boolean =>
  /^(e )?(ja )?tem odds?$|\b(jogo|partida|algum\w*|algo|quais|mercados|qualquer|apostas?)\b/.test(text) &&
  !/\b(n?isso|disso|nele|nela|dele|dela)\b/.test(text)

/** 'Mais curto', 'fala que nem gente', 'agora em dez palavras': the same told otherwise. */
export const asksRetelling = (text: string): boolean =>
  /^(e |agora |mas |ok |ta |entao )*(pode )?(ser )?(mais (curt|brev|resumid|diret|simpl|facil|enxut)\w*|encurt\w+|resum\w+( (isso|mais|tudo|de novo))*|simplific\w+|fala (que nem gente|simples|facil)|traduz\w*( isso)?|em (outras|menos|poucas|\d+|dez) palavras)\b/.test(
    text,
  ) || /\b(juridiques|economes|tecniques|que nem gente|mais curto|menos palavras|\d+ palavras)\b/.test(text)

/** 'Junta tudo numa conclusão': what it comes to. */
export const asksConclusion = (text: string): boolean =>
  /\b(conclus\w+|moral da historia|no fim das contas|resumo da opera|junta\w* tudo|em que da isso)\b/.test(text)

/** 'Por quanto?', 'qual a diferença?': how far apart the two are. */
export const asksGap = (text: string): boolean =>
  /^(e |mas |por )*(por )?(quanto|quantos pontos|qual a diferenca|quanta diferenca|quanto a mais|muito)( (de diferenca|a mais|de vantagem))?( (que|do que|pro|para o|sobre o) (o )?(outro|adversario|rival|segundo|visitante|mandante))?$/.test(
    text,
  )

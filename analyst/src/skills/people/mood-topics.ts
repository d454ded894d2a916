import * as CARE from './care-answers.ts'
import type { Topic } from './topic.ts'

/** What people feel, fear and ask about themselves; a life in danger comes first. */
export const MOOD_TOPICS: readonly Topic[] = [
  {
    id: 'crisis',
    asked:
      /\bnao (queria|quero|aguento) (nem |mais )?(acordar|viver|existir)\b|(?<!\bvai )(?<!\bvao )\bme matar\b(?! de (?:rir|rs))|\bpular d[ao] (?:ponte|predio|janela|sacada)\b|\bqueria sumir\b|\bninguem (?:ia|iria|vai) sentir falta\b|\bninguem sentiria falta\b|\bmelhor sem mim\b|\bsuicid\w+|\b(acabar|dar fim) (com|n)a? ?(tudo|minha vida)\b|\bsumir d(o mundo|a vida)\b|\bnao vejo (?:mais )?saida\b(?! de bola)/,
    text: CARE.CRISIS,
  },
  {
    id: 'nobodyKnows',
    asked: /\b(ninguem|familia|em casa|esposa|mulher|marido|mae|pai)\b.{0,20}\b(nao )?(sabe\w*|desconfia\w*)\b/,
    after: ['crisis'],
    text: CARE.NOBODY_KNOWS,
  },
  { id: 'isItNormal', asked: /\b(e|isso e|se e|sera que e) normal\b/, text: CARE.IS_IT_NORMAL, isTroubled: true },
  {
    id: 'anxious',
    asked:
      /\bapostei\b.*\b(nao consigo (parar de|largar)|ansios\w+|nervos\w+|tremendo)\b.*\b(celular|tela|app|besteira|comecou|olhar)\b/,
    text: CARE.ANXIOUS,
  },
  {
    id: 'undo',
    asked: /\b(desfaz\w*|cancel\w+|voltar atras|tirar a aposta)\b/,
    after: ['anxious'],
    text: CARE.UNDO_BET,
  },
  {
    id: 'friendWon',
    asked:
      /\b(meu|minha) (amig[oa]|primo|cunhad[oa]|vizinh[oa]|colega|irmao)\b.{0,24}\b(ganhou|tirou|faturou|lucrou)\b.*\b(eu|nunca|errad\w+|inveja)\b/,
    text: CARE.FRIEND_WON,
  },
  {
    id: 'lossHurts',
    asked: /\b(sente|sinto|doi|machuca)\b.{0,24}\b(mais )?(a )?(perda|perder|derrota)\b.*\b(ganho|ganhar|aument\w+)\b/,
    text: CARE.LOSS_HURTS,
  },
  {
    id: 'ruleAfterLoss',
    asked: /\b(que|qual|alguma) (regra|jeito|dica|truque)\b|\bcomo (evito|faco (pra|para) (nao|evitar))\b/,
    after: ['lossHurts'],
    text: CARE.RULE_AFTER_LOSS,
  },
  {
    id: 'signs',
    asked:
      /\bcomo (eu )?(sei|saber|descubro)\b.{0,24}\b(viciad\w+|vicio|problema|dependen\w+|passei do ponto)\b|\b(sera que )?(eu )?(to|estou|sou) viciad\w+ ou\b|\bsinais de (vicio|problema)\b/,
    text: CARE.SIGNS,
  },
  {
    id: 'signsSeen',
    asked: /\b(me reconheci|me identifiquei|acontece comigo|faco (isso|todas|varias)|sou eu)\b/,
    after: ['signs'],
    text: CARE.SIGNS_SEEN,
  },
  {
    id: 'whereToCall',
    asked: /\b(pra|para) (onde|quem|qual numero)( que)?( eu)? (ligo|ligar)\b|\bqual (o )?(numero|telefone)\b/,
    text: CARE.WHERE_TO_CALL,
    isTroubled: true,
  },
  {
    id: 'funMoney',
    asked: /\b(posso perder|nao (faz|vai fazer) falta|sobr(ou|aram))\b.*\b(da|vira|serve|e) (uma )?banca\b/,
    text: CARE.FUN_MONEY,
  },
  {
    id: 'lonely',
    asked:
      /\bmoro (so|sozinh\w+)\b|\bnao tenho .{0,16}(com quem|ninguem pra|ninguem para) convers\w+|\b(me sinto|ando|estou|to) (muito )?sozinh\w+\b/,
    text: CARE.LONELY,
  },
  {
    id: 'reason',
    asked:
      /\baposto so (pra|para|por)\b.{0,40}\b(motivo|graca|assistir|ver|emocao)\b|\b(motivo|graca) (pra|para) assistir\b/,
    text: CARE.REASON_TO_WATCH,
  },
  {
    id: 'smallFun',
    asked:
      /\b(um|dois|tres|quatro|cinco|dez|1|2|3|4|5|10) rea(l|is)\b.*\b(faz\w* mal|fazendo mal|e (ruim|errado)|tem problema|perigos\w+)\b/,
    isTroubled: false,
    text: CARE.SMALL_FUN,
  },
]

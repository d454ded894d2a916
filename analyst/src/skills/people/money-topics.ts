import { BESIDE_THE_NUMBERS } from '#guide/beside-the-numbers.ts'
import * as CARE from './care-answers.ts'
import type { Topic } from './topic.ts'

/** Money that is missing or borrowed, losses that are chased, luck that is doubled, and who is not yet grown up. */
export const MONEY_TOPICS: readonly Topic[] = [
  {
    id: 'foundOut',
    asked:
      /\b(espos[oa]|mulher|marido|namorad[oa]|mae|pai|pais|familia|filh[oa]s?)\b.{0,16}\b(descobri(u|ram)|soube(ram)?|viu|viram)\b.{0,24}\b(perdi|apostei|gastei|devo)\b/,
    text: CARE.FOUND_OUT,
  },
  {
    id: 'billAtStake',
    asked:
      /\bprecis\w+\b.{0,24}\b(pra|para|pro)\b.{0,16}\b(contas?|luz|agua|aluguel|boleto|fatura|mercado|remedios?|escola|gas)\b/,
    after: ['cashOut'],
    text: CARE.BILL_AT_STAKE,
  },
  {
    id: 'loanLost',
    asked: /\b(emprestimo|emprestado|agiota)\b.*\bperdi\b|\bperdi\b.*\b(emprestimo|emprestado|agiota)\b/,
    text: CARE.LOAN_LOST,
  },
  {
    id: 'bigSum',
    asked:
      /\b(decimo terceiro|13o|salario|poupanca|rescisao|fgts|ferias)\b.{0,12}\b(inteir[oa]|tod[oa]|tudo)\b.*\b(em quem|em que|qual|onde|nesse jogo)\b/,
    text: CARE.BIG_SUM,
  },
  {
    id: 'minorOthers',
    asked:
      /\b(todo mundo|meus amigos|a galera|geral|na minha sala|da minha sala)\b.*\b(apost\w+|jog\w+)\b|\bfalta pouco\b|\bquase 18\b/,
    after: ['minor'],
    text: CARE.MINOR_OTHERS,
  },
  {
    id: 'minorByOther',
    asked: /\b(irmao|irma|pai|mae|primo|amigo|alguem)\b.{0,24}\b(apost\w+|por mim|pra mim|jog\w+)\b/,
    after: ['minor'],
    text: CARE.MINOR_BY_OTHER,
  },
  {
    id: 'minor',
    asked: /\b1[0-7] anos\b.*\b(so (pra|para) (ver|olhar|estudar)|estatistic\w+|nao vou apostar)\b/,
    text: CARE.MINOR_STATISTICS,
  },
  {
    id: 'minor',
    asked: /\btenho 1[0-7]\b.*\bconta d[oa]\b|\bconta d[oa] (meu|minha) (pai|mae)\b/,
    text: CARE.MINOR_ACCOUNT,
  },
  {
    id: 'credit',
    asked:
      /\b(deposit\w+|por|coloc\w+|pag\w+|apost\w+)\b.{0,30}\bcartao de credito\b|\bcartao de credito\b.{0,30}\b(deposit\w+|aceit\w+|apost\w+)\b/,
    text: CARE.CREDIT_CARD,
  },
  {
    id: 'loanAnyway',
    asked: /\b(vou usar|de qualquer jeito|ja (ta|esta|caiu) na conta|agora ja (foi|era|peguei)|vou apostar mesmo)\b/,
    after: ['loan'],
    text: CARE.LOAN_ANYWAY,
  },
  {
    id: 'loan',
    asked: /\b(emprestimo|emprestei|emprestado|consignado)\b.*\b(divid\w+|banca|alavanc\w+|apost\w+|como|quanto)\b/,
    text: CARE.LOAN_SPLIT,
  },
  {
    id: 'ownMoney',
    asked: /\b(grana|dinheiro|vida|problema) e (meu|minha)\b|\bfaco o que (eu )?(quiser|quero)\b/,
    text: CARE.OWN_MONEY,
    isTroubled: true,
  },
  {
    id: 'double',
    asked: /\b(dobr\w+|all in|tudo (nesse|nessa|nele|nela))\b/,
    after: ['streak'],
    text: CARE.STREAK_DOUBLE,
  },
  {
    id: 'bill',
    asked:
      /^(e |mas )?(era|foi|tirei|usei) (o |a |do |da )?(dinheiro )?(d[oae] |pro |pra )?(aluguel|luz|mercado|contas?|salario|escola|comida|gas|agua|fatura|remedio)\b/,
    text: CARE.BILL_MONEY,
  },
  {
    id: 'blame',
    asked:
      /^(?!.*\b(?:tudo|salario|aluguel|divid\w+|emprest\w+|recuper\w+|dobr\w+|quero|preciso)\b)(?=.*\bperdi\b)(?=.*\b(?:sugest\w+|recomend\w+|voces|analise|dica)\b)(?=.*\b(?:raiva|odio|put[oa]|revoltad\w+|indignad\w+)\b)/,
    text: BESIDE_THE_NUMBERS.blame,
  },
  {
    id: 'recover',
    asked:
      /\b(recuper\w+|voltar ao zero|sair do buraco|empatar)\b.*\bne\b|\bse (eu )?acert\w+\b.*\b(recuper\w+|volt\w+|resolv\w+)\b/,
    text: CARE.RECOVER_NOT,
    isTroubled: true,
  },
  {
    id: 'safest',
    asked: /\brecuper\w+\b.*\b(qual|me (da|fala|indica|diz|passa)|mais (segur|cert)\w+)\b/,
    text: CARE.SAFEST_NOT,
    isTroubled: true,
  },
]

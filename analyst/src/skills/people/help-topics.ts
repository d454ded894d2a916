import * as HELP from './help-answers.ts'
import type { Topic } from './topic.ts'

/** Blocking oneself, pausing, limits, stopping, and who helps. */
export const HELP_TOPICS: readonly Topic[] = [
  {
    id: 'threatened',
    asked: /\b(?:agiota|cobrador\w*|traficante)\b.*\bamea\w+|\bamea\w+.*\bagiota\b|\b(?:ta|estao|esta) me ameacando\b/,
    text: HELP.THREATENED,
  },
  {
    id: 'goodStep',
    asked:
      /^(?=(?:\S+ ){0,11}\S+$)(?!.*\b(?:apost\w+|odds?|jogo|ganha|chance|recuper\w+|busc\w+|prejuizo|dobr\w+|deposit\w+|emprest\w+|mais uma|ultima|nao)\b).*(?:\bobrigad[oa]\b|\bvaleu\b|\bagradec\w+|\bvou (?:ligar|procurar ajuda|fazer isso|conversar|contar|parar)\b|\btem razao\b|\bme ajudou\b)/,
    isTroubled: true,
    text: HELP.GOOD_STEP,
  },
  {
    id: 'limitTime',
    asked: /\blimit\w+ de (tempo|horas?|uso)\b|\blimit\w+\b.{0,16}\b(tempo|horas)\b/,
    text: HELP.LIMIT_OF_TIME,
  },
  {
    id: 'limitHouse',
    asked:
      /\blimit\w+\b.{0,24}\b(deposito|depositar)\b|\blimit\w+\b.{0,30}\b(na casa|nas casas|da casa|na bet|nas bets|no site)\b/,
    text: HELP.LIMIT_AT_HOUSE,
  },
  {
    id: 'limitHere',
    asked:
      /\b(como|onde|da pra|tem como|quero)\b.{0,24}\blimit\w+\b(?! d[oe] (?:cartao|credito|cheque))(?!.*\bcheque especial\b).{0,24}\b(gast\w+|perda|valor|aqui|app|mes|semana)\b/,
    text: HELP.LIMIT_HERE,
  },
  {
    id: 'exclusionOneByOne',
    asked: /\b(uma por uma|cada casa|nas outras|outras casas|todas (elas|as casas)?)\b/,
    after: ['exclusion', 'exclusionLength'],
    text: HELP.EXCLUSION_ONE_BY_ONE,
  },
  {
    id: 'exclusionLength',
    asked: /\bautoexclu\w+\b.*\b(quanto tempo|dura\w*|prazo|voltar atras|desfaz\w*|cancel\w+|revert\w+|desist\w+)\b/,
    text: HELP.EXCLUSION_LENGTH,
  },
  {
    id: 'exclusionLength',
    asked: /\b(quanto tempo|dura\w*|prazo|voltar atras|desfaz\w*|cancel\w+|revert\w+|desist\w+|arrepend\w+)\b/,
    after: ['exclusion', 'exclusionOneByOne'],
    text: HELP.EXCLUSION_LENGTH,
  },
  {
    id: 'stopUntil',
    asked:
      /\bparar\b.{0,30}\b(ate|um mes|uns dias|uma semana|mes que vem|um tempo)\b.*\b(ajud\w+|adiant\w+|resolv\w+|serv\w+)\b/,
    text: HELP.STOP_UNTIL,
  },
  {
    id: 'exclusion',
    asked:
      /\b(como|onde|quero|da|tem como|consigo|posso|preciso)\b.*(\bautoexclu\w+|\b(me )?(bloque\w+|exclu\w+|ban\w+)\b.{0,30}\b(casas?|bets?|sites?)\b)|^(o que e |e )?(a )?autoexclusao\b/,
    text: HELP.EXCLUSION_HOW,
  },
  {
    id: 'pauseUndo',
    asked:
      /\b(desfaz\w*|voltar (atras|antes)|cancel\w+|encurt\w+|arrepend\w+|tirar)\b|\bantes d[oe] (prazo|tempo|fim)\b/,
    after: ['pauseTooMuch', 'pause', 'pauseLength'],
    text: HELP.PAUSE_UNDO,
  },
  {
    id: 'pauseLength',
    asked:
      /\b(quanto tempo|quantos dias|dura\w*)\b.{0,30}\bpausa\b|\bpausa\b.{0,30}\b(quanto tempo|quantos dias|dura\w*)\b/,
    text: HELP.PAUSE_LENGTH,
  },
  {
    id: 'pauseTooMuch',
    asked:
      /\b(paus\w+|parar|parada|dar um tempo|trav\w+|bloque\w+|suspend\w+)\b.*\bapost\w+ (mais|alem) (do |d?a? ?)?que (devia|deveria|posso|podia|queria)\b|\bapost\w+ (mais|alem) do que (devia|deveria|posso|podia|queria)\b.*\b(paus\w+|parar|dar um tempo|trav\w+|bloque\w+|suspend\w+)\b/,
    text: HELP.PAUSE_TOO_MUCH,
  },
  {
    id: 'pauseLength',
    asked: /\b(quanto tempo|quantos dias|dura\w*)\b/,
    after: ['pauseTooMuch', 'pause'],
    text: HELP.PAUSE_LENGTH,
  },
  {
    id: 'pause',
    asked:
      /\b(?:tem como|da pra|consigo|posso|quero|como)\b.{0,16}\b(?:trav\w+|bloque\w+|tranc\w+) (?:isso|tudo|meu acesso)\b|\b(bloque\w+|trav\w+|paus\w+|suspend\w+|tranc\w+|fech\w+)\b.{0,24}\b(eu mesmo|mim mesm\w|me|minha conta|aqui|app|aplicativo|prancheta)\b|\b(como|tem como|quero|onde) .{0,20}\b(uma )?pausa\b/,
    text: HELP.PAUSE_HOW,
  },
  {
    id: 'relative',
    asked:
      /\b(marido|espos[oa]|mulher|namorad[oa]|companheir[oa]|filh[oa]|irmao|irma|pai|mae)\b.*\b(e|como|que e|chama de|virou) (um )?(investimento|matematica|renda|trabalho)\b/,
    text: HELP.RELATIVE_INVESTS,
  },
  {
    id: 'relativeDenies',
    asked:
      /\b(ele|ela)\b.{0,24}\b(diz|fala|jura|acha|nega|chora|nao (aceita|admite|quer|para|escuta|ouve))\b|\b(como (eu |a gente )?(falo|converso|conto|digo|ajud\w+)|o que (eu )?(faco|posso fazer|falo|digo)|sem brigar|(tenho|to com) medo)\b/,
    after: ['relative'],
    text: HELP.RELATIVE_DENIES,
  },
  {
    id: 'stopHow',
    asked:
      /\bcomo (eu )?(faco|fazer|que (eu )?(faco|faz))?.{0,10}\b(parar|largar|sair dessa|me livrar)\b|\bcomo paro\b|\bquero parar\b|\bpreciso parar\b/,
    text: HELP.STOP_HOW,
  },
  {
    id: 'stopHow',
    asked:
      /^(?!.*\b(?:perdi|divida|aluguel|salario|recuper\w+)\b)(?=(?:\S+ ){0,11}\S+$).*(?:\bo que (?:(?:que )?eu )?(?:faco|devo fazer|posso fazer)\b|\bo que (?:voce )?(?:sugere|recomenda|indica|aconselha)\b)/,
    isTroubled: true,
    text: HELP.STOP_HOW,
  },
  {
    id: 'cannotStop',
    asked: /^(?:mas |e |so que )?(?:eu )?(?:nao (?:consigo|da|aguento)|ja tentei|e (?:muito )?dificil|tentei e)\b/,
    after: ['stopHow', 'pause', 'pauseTooMuch', 'exclusion', 'signs'],
    text: HELP.CANNOT_STOP,
  },
  {
    id: 'justOneMore',
    asked: /\b(?:so mais uma|mais uma so|a ultima|so uma(?! vez)|pequenininha)\b/,
    isTroubled: true,
    text: HELP.JUST_ONE_MORE,
  },
  {
    id: 'whatHelp',
    asked:
      /^(?!.*\b(?:plano|pagamento|cobranca|senha|suporte|site|app|login|escolher)\b).*(?:\b(?:onde|lugar|alguem|telefone|grupo|a quem|com quem)\b.{0,40}\bajud(?:a|e|am|em|ar)\b|\bajuda\b.{0,24}\b(?:pra|para) quem\b.{0,30}\b(?:par[ae]\w*|control\w+|vici\w+))/,
    text: HELP.WHERE_HELP,
  },
  {
    id: 'whatHelp',
    asked:
      /\b(cvv|188|jogadores anonimos|ajuda|terapia|psicolog\w+)\b.{0,30}\b(e pag[oa]|custa\w*|gratis|de graca|sigilo\w*|anonim\w+|funciona\w*)\b/,
    text: HELP.WHAT_HELP,
  },
  {
    id: 'whatHelp',
    asked: /\b(de graca|gratis|gratuito|sigilos\w*|anonimo|pag\w+|custa)\b/,
    after: ['signs', 'exclusion', 'stopHow', 'crisis', 'relative'],
    text: HELP.WHAT_HELP,
  },
]

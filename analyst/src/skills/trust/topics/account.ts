import { GUIDE } from '#guide/guide-answers.ts'
import { ALL_QUOTAS, FREE_QUOTA, WITHDRAWAL } from '#guide/plan-figures.ts'
import { HOUSE, type Topic } from './topic.ts'

/** Plans, payment, quota and what is kept of somebody. */
export const ACCOUNT_TOPICS: readonly Topic[] = [
  {
    id: 'refund',
    signs: [
      /\b(reembols\w+|estorn\w+|devol\w+|dinheiro de volta|arrepend\w+|desist\w+|sete dias|7 dias)\b/,
      /\b(assin\w+|plano|mensalidade|contrat\w+|pag(uei|o|ar|amento)|cobr\w+|voces)\b/,
    ],
    but: /\b(apost(a|as|ei)|casa|odd|perdi)\b/,
    tell: ({ text }) =>
      `${/\b(tem|existe|da pra|posso|consigo)\b/.test(text) ? 'Sim, tem. ' : ''}${WITHDRAWAL} Depois desse prazo, cancelar só encerra a renovação, e o plano vale até o fim do período pago.`,
  },
  {
    id: 'cancel',
    signs: [
      /\b(cancel\w+|encerrar|sair d[oa]|largar)\b/,
      /\b(assinatura|planos?|conta|porcaria|isso|essa|como|quero|renov\w+|mensalidade)\b/,
    ],
    but: /\b(apost\w+|casas?|odds?|anul\w+|erro|jogo|partida|autoexclus\w+|depois d\w+ cancel\w+|cash ?out|pausa|pedido|saque)\b/,
    tell: ({ text }) =>
      /\b(perc?o|perder|historico|diario|salv\w+|apaga\w*|some)\b/.test(text)
        ? 'Em Configurações, em Plano atual, no botão Gerenciar Assinatura: você cancela sozinho e sem multa. O histórico não se perde: o plano vale até o fim do período pago, e depois tudo o que você salvou ou anotou continua na conta, no plano gratuito.'
        : 'Em Configurações, em Plano atual, no botão Gerenciar Assinatura: você cancela sozinho, na hora, sem multa e sem falar com ninguém. O plano vale até o fim do período pago, e nada do que salvou é apagado. Se foi algo que deu errado, a página Suporte ouve.',
  },
  {
    id: 'cancelFee',
    signs: [/\b(multa|fidelidade|taxa de cancel\w+|carencia)\b/],
    but: /\b(casa|bet|receita)\b/,
    tell: 'Cancelar não tem multa, taxa nem fidelidade. Depois de cancelado não há outra cobrança, e o plano vale até o fim do período já pago.',
  },
  {
    id: 'quotaOver',
    signs: [
      /\b(cota|limite|partidas|creditos?|analises)\b/,
      /\b(acab\w+|esgot\w+|atingi\w+|estour\w+|zer(ou|ada)|terminou|sem saldo)\b/,
    ],
    but: /\b(casa|apostas?|meio d\w+|stake|banca|jogo acab\w+|ja acabou)\b/,
    tell: `Cota é o número de partidas que o seu plano abre por mês, e todo plano tem uma, também os pagos. ${ALL_QUOTAS} Os jogos que você já abriu continuam abertos, com análise e conversa; jogo novo, só quando o mês virar ou com um plano maior. Quanto resta está em Configurações, em Plano atual.`,
  },
  {
    id: 'freePlan',
    signs: [
      /\b(gratis|gratuit\w+|de graca|free|sem pagar|0800)\b/,
      /\b(o que|consigo|da pra|tem|vejo|ver|inclui\w*|posso|quant[oa]s|limite|libera\w*|diferen\w+|planos?|pago)\b/,
    ],
    but: /\b(apostas? gratis|bonus|freebet|ajuda|giros?|dinheiro de graca|jogo de graca|vale a pena|perguntas?|tempo|prazo|psicolog\w+|dando|rico|casa|sempre|cartao)\b/,
    tell: ({ text }) =>
      /\b(diferen\w+|pago|pagos)\b/.test(text)
        ? `A análise é a mesma; muda a quantidade e o que vem junto. ${ALL_QUOTAS} Do Pro em diante há ainda o chat geral, a exportação em CSV, os favoritos e o Diário completo. E a conta é por mês, não por dia.`
        : /\bteste\b/.test(text)
          ? GUIDE.freeTrial
          : /\b(quant[oa]s|por dia|limite)\b/.test(text)
            ? GUIDE.freeQuota
            : `De graça você vê a análise completa: chances, odds justas, preços das casas e a conversa sobre o jogo, sem cartão e sem prazo. ${FREE_QUOTA} O que fica para os planos pagos são mais partidas e, do Pro em diante, o chat geral, a exportação, os favoritos e o Diário completo.`,
  },
  {
    id: 'worthPaying',
    signs: [
      /\b(vale a pena|compensa|vale|adianta)\b/,
      /\b(pagar|assinar|assinatura|planos?|mensalidade|starter|black)\b/,
    ],
    but: /\b(odds?|casa|chance|apostar n)\b/,
    tell: ({ text }) =>
      /\b(aposto|pouco|\d+ reais|r\$|por mes|de vez em quando|pequen\w+)\b/.test(text)
        ? GUIDE.smallBettor
        : GUIDE.whyPay,
  },
  {
    id: 'payWays',
    signs: [
      /\b(pix|boleto|debito|cartao de debito|paypal|parcel\w+)\b/,
      /\b(aceit\w+|pag\w+|pode\w*|da pra|tem|assin\w+)\b/,
    ],
    but: /\b(casa|bet|saque|deposit\w+|golpe|mensagem|pediram|apost\w+)\b/,
    tell: GUIDE.payWays,
  },
  {
    id: 'yearly',
    signs: [
      /\b(anual|semestral|desconto|cupom|promocao|mais barato)\b/,
      /\b(planos?|assin\w+|tem|pagar|mensalidade|voces)\b/,
    ],
    but: /\b(odds?|casa|bet|margem|aposta|qual (o )?plano|bonus)\b/,
    tell: 'Plano anual não há: os pagos são mensais, no cartão, e se cancelam quando quiser. Cupom ou desconto eu não tenho por aqui; o que valer está na página Preços, e a página Suporte tira a dúvida.',
  },
  {
    id: 'taxes',
    signs: [
      /\b(impost\w+|tribut\w+|receita federal|declar\w+|irpf|ir sobre|leao|imposto de renda)\b/,
      /\b(apost\w+|ganh\w+|lucr\w+|bets?|premi\w+|quota|perd\w+|relatorio|preciso|tenho que|como)\b/,
    ],
    but: /\b(export\w+|csv|excel)\b|\d\.\d/,
    tell: ({ text }) =>
      `Sim, ganho com aposta pode ter imposto e ter de ser declarado; quanto e como eu não oriento, porque a regra muda: quem responde é a Receita Federal ou um contador.${
        /\b(relatorio|app|aplicativo|voces|comprov\w+|documento|informe)\b/.test(text)
          ? ' Informe para o imposto nós não emitimos, pois aqui não corre dinheiro de aposta; o Diário soma ganhos e perdas do período e, do plano Pro em diante, se exporta em CSV.'
          : ' O que ajuda é ter tudo anotado: o Diário, em Histórico, soma ganhos e perdas do período.'
      }`,
  },
  {
    id: 'whoIsLiable',
    signs: [
      /\b(responsab\w+|responde (por|pelo)|a culpa|culpado|arca\w*|processar|indeniza\w*)\b/,
      /\b(voces?|tu|quem|app|errar\w*|errad\w+|perd\w+)\b/,
    ],
    but: /\b(jogo responsavel|minha culpa|esposa|mulher|tecnico|goleiro|juiz)\b/,
    tell: ({ text }) =>
      `${/\b(raiva|odio|puto|trave|perdi|segui)\b/.test(text) ? 'Dá raiva mesmo, e perder por um detalhe é azar, não culpa de ninguém. ' : ''}${/\bquem\b/.test(text) ? 'Quem' : 'Não: quem'} decide e arca com a aposta é quem aposta: as chances são estimativas, falham muitas vezes, e a Prancheta não devolve dinheiro perdido, como dizem os Termos de uso. Se um número estava errado, isso sim é nosso: conte na página Suporte. Os seus direitos de consumidor pela assinatura continuam valendo.`,
  },
  {
    id: 'whereIsIt',
    signs: [/\b(onde|em que lugar|consult\w+|confir\w+|vejo|acompanh\w+)\b/],
    but: /\b(apost\w+|assistir|jogo|estadio|passa\w*|odds?|casa)\b/,
    after: [
      'ourRecord',
      'vanished',
      'vanishedCounts',
      'closingLine',
      'profitSoFar',
      'ourErrors',
      'modelScore',
      'shrunk',
    ],
    tell: 'Na página Transparência, aberta a todos: lá estão as recomendações e as chances ditas antes de cada jogo, com o resultado, mês a mês e por campeonato, e a comparação com as odds de fechamento. O CLV das suas próprias apostas aparece no Diário, em Histórico.',
  },
  {
    id: 'houseComplaint',
    signs: [
      /\b(saque|saca\w*|deposit\w+|bloque\w+|verific\w+|documento|pagar|pagou)\b/,
      HOUSE,
      /\b(nao|demor\w+|trav\w+|recus\w+|reten\w+|prend\w+)\b/,
    ],
    but: /\b(odds?|voces|valor|edge|autoexclus\w+|me bloque\w+|quero|limit\w+|margem)\b/,
    tell: GUIDE.houseAccount,
  },
]

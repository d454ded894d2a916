import { ALL_QUOTAS, CHEAPEST, FREE_QUOTA, GRACE, PRICES, WITHDRAWAL } from './plan-figures.ts'

/** Plans, limits, payment and what happens to an account. The figures are read off the server's own tables. */
export const PLAN_AND_ACCOUNT = {
  questionLimit:
    'Não há limite de perguntas por dia: sobre um jogo já aberto você pergunta quantas vezes quiser, também no plano gratuito. O que conta no mês são as partidas: a primeira análise ou a primeira mensagem sobre um jogo usa uma. Só perguntas demais em poucos minutos pedem uma espera curta.',
  freeQuota: `${FREE_QUOTA} Perguntar no chat do mesmo jogo não conta à parte: a primeira análise ou mensagem usa a partida, e o resto do mês naquele jogo é livre. Quanto resta aparece em Configurações, em Plano atual.`,
  planQuotas: `${ALL_QUOTAS} Conta a primeira análise ou mensagem sobre um jogo; voltar a ele no mesmo mês não usa outra.`,
  planPrices: `${PRICES} Os pagos são mensais, no cartão, e se cancelam quando quiser. O que cada um inclui está na página Preços.`,
  renewal:
    'As partidas voltam no primeiro dia de cada mês, à meia-noite de Brasília. O que sobrou não passa para o mês seguinte. A data e o que ainda resta estão em Configurações, em Plano atual.',
  remaining:
    'Quanto resta eu não vejo por aqui: aparece no Dashboard e em Configurações, em Plano atual. Perguntas não acabam: sobre este jogo você pode continuar; o que conta no mês são as partidas novas.',
  redoCost:
    'Não gasta: refazer a análise do mesmo jogo, ou conversar mais sobre ele, não usa outra partida no mesmo mês. E se uma análise falhar, a partida é devolvida.',
  runsOutMidway:
    'Não perde nada: o jogo que já foi aberto no mês continua aberto, com análise e conversa, mesmo depois de acabarem as partidas. Só um jogo novo precisa esperar o mês virar ou um plano maior.',
  generalChat:
    'O chat geral, sem jogo, faz parte do plano Pro e do Black, e cada conversa nele usa uma partida do mês. O chat de um jogo vem em todos os planos e não usa outra além da do próprio jogo.',
  refundRight: `${WITHDRAWAL} Depois desse prazo, cancelar encerra a renovação e o plano vale até o fim do período pago. Por esta conversa eu não mexo em pagamento.`,
  refundAfterUse:
    'Sim, ainda tem: o direito de desistir na primeira semana não depende de quantas análises você usou, e volta tudo o que pagou. Peça pela página Suporte; por aqui eu não mexo em pagamento.',
  cancelHow:
    'Em Configurações, em Plano atual, no botão Gerenciar Assinatura (ou direto na página Preços): você cancela sozinho, sem multa e sem falar com ninguém. O plano vale até o fim do período pago, e nada do que salvou é apagado.',
  cancelKeeps:
    'Não perde na hora: o acesso vai até o fim do período já pago, e só então a conta volta ao plano gratuito. Não há nova cobrança nem multa, e o que você salvou continua lá.',
  chargedAgain: `Os planos pagos se renovam todo mês até você cancelar; cancelado, não há outra cobrança. ${GRACE} Cobrança que você não reconhece: abra um chamado na página Suporte.`,
  payWays:
    'Só no cartão, por um processador de pagamentos: Pix e boleto não há, e o número do cartão nunca passa por nós. Os planos são mensais, sem fidelidade. O plano gratuito não pede cartão.',
  whyPay:
    'Não é lucro garantido: pagar dá mais partidas por mês para estudar e, do Pro em diante, o chat geral, a exportação, os favoritos e o Diário completo. A análise do plano gratuito já é completa. Se poucas partidas por mês bastam para você, não há por que pagar.',
  smallBettor: `Para quem aposta pouco, em geral não compensa pagar: o gratuito já traz a análise completa. ${FREE_QUOTA} ${CHEAPEST} Compare isso com tudo o que você aposta no mês: a mensalidade também sai do seu bolso, e o plano não promete recuperá-la.`,
  accountShared:
    'A conta é de uma pessoa só: o plano não se divide e a senha não se empresta. Dá para entrar em mais de um aparelho seu, e em Configurações você vê e encerra as sessões abertas.',
  deleteAccount:
    'Em Configurações, em excluir a conta: o acesso fecha na hora, a assinatura é encerrada e os dados são apagados, também o Diário e as análises salvas. Antes, ali mesmo, dá para baixar uma cópia de tudo.',
} as const

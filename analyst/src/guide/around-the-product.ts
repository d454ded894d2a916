import { PRICES, TOP_PLAN } from './plan-figures.ts'

/** What the product is not, what it does not do, and whom one asks instead. */
export const AROUND_THE_PRODUCT = {
  limitsWinners:
    'Sim, acontece: casas podem limitar o valor ou encerrar a conta de quem ganha com frequência ou só pega os melhores preços; está no regulamento delas. A Prancheta não ajuda a contornar isso e não se conecta a casa nenhuma. Usar contas de outras pessoas quebra as regras e pode travar o dinheiro.',
  topPlan: `${TOP_PLAN} A página Preços compara tudo lado a lado.`,
  freeTrial:
    'Há mais do que um teste: o plano gratuito não tem prazo, não pede cartão e não vira cobrança sozinho. Ele faz análises completas, de poucas partidas por mês. Quem quiser mais escolhe um plano pago na página Preços.',
  forgotCancel:
    'No plano gratuito, não: não há cartão, e nada é cobrado. Um plano pago, sim, renova-se todo mês até você cancelar; cancelar leva um minuto em Configurações, em Plano atual, e quem acabou de contratar ainda pode desistir na primeira semana.',
  changePlan:
    'A troca de plano se faz em Configurações, em Plano atual, no botão Gerenciar Assinatura, e vale na hora. O valor exato, com o que já foi pago, aparece na tela antes de você confirmar; de cabeça eu não o digo.',
  notCovered:
    'Não aparece quando falta dado bom: sem resultados, estatísticas e odds de casas confiáveis a conta seria chute, e preferimos não mostrar. Vale para divisões menores, base e futebol feminino: se o jogo não está em Análises na data dele, ainda não o cobrimos. Pedido de campeonato vai pela página Suporte.',
  notLiable:
    'Não. A decisão, o valor e o risco são de quem aposta, e a Prancheta não devolve dinheiro perdido em aposta: o que mostramos são estimativas, que falham muitas vezes, e isso está nos Termos de uso. Por isso, só dinheiro que não faça falta. Os seus direitos de consumidor pela assinatura continuam valendo.',
  taxes:
    'Ganho com aposta pode ter de ser declarado, mas o quanto e como eu não oriento: a regra muda e quem responde é a Receita Federal, ou um contador. Se as perdas descontam, também é com ela. O que ajuda é ter tudo anotado: o Diário, em Histórico, soma ganhos e perdas do período.',
  whoMadeIt:
    'O responsável pelo site e o contato dele estão no fim da página Privacidade e nos Termos de uso; razão social e CNPJ eu não tenho nesta conversa. O que posso dizer é que a Prancheta é em português, segue as leis do Brasil e vive só de assinaturas. A página Suporte responde o resto.',
  encouragesBets:
    'Não incentivamos ninguém a apostar. Mostramos chances e preços, na maioria dos jogos a resposta é que não há valor, e não ganhamos nada quando alguém aposta ou perde. Há limites e pausa em Configurações. Se você se preocupa com alguém, os Jogadores Anônimos recebem também as famílias, e o CVV atende de graça no **188**.',
  limitForOther:
    'Na conta de outra pessoa, não: limite e pausa só quem é dono da conta pode pôr, em Configurações, em Jogo responsável. O que dá para fazer é conversar com calma, fora da hora do jogo, e pôr o limite junto com ela. A autoexclusão oficial (gov.br/autoexclusaoapostas) também é a própria pessoa que pede. Para a família há os Jogadores Anônimos e o CVV, telefone **188**.',
  classUse:
    'Pode: os Termos permitem usar as análises para si e mostrar trechos com a indicação da origem, e aula cabe nisso; só não se pode copiar o serviço nem tirar dados em massa. Os números mudam quando os preços mudam, então cite a data e a hora da análise. Para alunos menores, leve a tela impressa: a conta é só para maiores de 18 anos.',
  noApi:
    'API não há. O que dá é exportar o histórico em CSV, do plano Pro em diante, e abrir na planilha; a análise de um jogo pode ser impressa ou salva em PDF. Tirar dados em massa por programa os Termos não permitem.',
  learnsFromMe:
    'Não: eu não aprendo com o que você escreve. A conversa serve só para responder agora, fica no seu navegador e some com a sessão; as chances saem de jogos e odds, não de conversas.',
  experts:
    'É só conta. Não há comentarista, ex-jogador nem palpiteiro por trás: as chances saem de resultados passados e das odds das casas. O olho de quem jogou vê coisas que a conta não vê, como vestiário e esquema; a conta não torce e não esquece. Dá para usar os dois, desde que o preço decida.',
  noTips:
    'Palpite pronto não damos. Mostramos a chance, o preço justo e o que as casas pagam, e marcamos quando um preço passa na regra, o que é raro. A decisão fica com você, e não apostar é a resposta mais comum.',
  noGroup:
    'Não temos grupo no WhatsApp nem no Telegram, nem canal de dicas. Quem oferece isso em nosso nome está mentindo. Falamos com você só pelo site, pela página Suporte e por e-mail da conta.',
  howMuchCanIWin:
    'Não dá para dizer um valor, e quem diz engana: a maioria de quem aposta perde no longo prazo, e a Prancheta não muda isso por mágica. O que ela faz é mostrar o preço justo e dizer não na maioria das vezes. É estudo para maiores de 18 anos, nunca renda.',
  demoData:
    'São dados de demonstração: clubes, jogos e odds inventados, para mostrar como a Prancheta funciona. As contas são as mesmas dos jogos de verdade, mas não há em que apostar neles. Onde há dados reais, esse aviso não aparece.',
  whyNoSuggestion:
    'Porque nenhum preço passou na regra, e inventar uma sugestão para agradar seria pior. O plano paga o estudo, não um palpite por jogo: dizer que não há valor é o resultado mais comum de uma análise honesta.',
  useIfNoValue:
    'Serve para não apostar mal: saber que o preço está abaixo do justo evita uma perda que se repete. E mostra o que olhar, qual casa paga mais e quanto a margem custa. Ficar de fora na maioria dos jogos é o normal de quem estuda preço.',
  whichPlan: `Comece pelo gratuito: a análise é a mesma. ${PRICES} Só vale subir se as partidas do mês acabam antes do mês, ou se você quer o chat geral, a exportação ou o Diário completo.`,
} as const

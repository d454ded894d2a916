import { RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import { ALL_QUOTAS, PRICES } from '../guide/plan-figures.ts'
import type { PRODUCT_THEMES } from '../reading/product-themes.ts'

export type ProductTheme = (typeof PRODUCT_THEMES)[number]['id']

/** What is true of the product, and the page that holds more. Prices and quotas are read off the server's own tables. */
export const PRODUCT_ANSWERS: Record<ProductTheme, string> = {
  plans: `${PRICES} ${ALL_QUOTAS} Os planos diferem também em recursos, como o chat geral, a exportação e o Diário completo: a página Preços compara todos.`,
  quota: `O que resta do seu mês aparece no Dashboard e em Configurações, em Plano atual. ${ALL_QUOTAS} A primeira análise ou mensagem sobre um jogo usa uma partida; voltar a ele no mesmo mês não conta de novo, e perguntas não têm limite.`,
  subscription:
    'Plano, pagamento e cancelamento ficam em Configurações, em Plano atual, no botão Gerenciar Assinatura. Cancelar não tem multa: o plano vale até o fim do período já pago. Se algo não bater, a página Suporte atende; eu, aqui na conversa, não mexo na sua conta.',
  privacy:
    'Não vendemos dados, e nada seu vai para casas de apostas. O que guardamos, por quanto tempo e para quê está na página Privacidade. Em Configurações você baixa uma cópia dos seus dados ou apaga a conta, e aí vai tudo junto: cadastro, Diário e análises salvas. As conversas ficam só no seu navegador. Por esta conversa não vejo nem mudo o seu cadastro.',
  hitRate:
    'Taxa de acerto eu não tenho para prometer, e ela sozinha engana: acertar muito em odd baixa pode dar prejuízo. Erro, e não pouco: até o que é provável falha muitas vezes. Os testes do modelo em milhares de jogos, bons e ruins, estão na página Como funciona, e o que foi dito de cada jogo e o que aconteceu, na página Transparência. Um jogo que saiu como previsto não prova nada.',
  ourAi:
    'Quem responde agora é o analista embutido da Prancheta: um programa que lê os números da análise e escreve em português, sem inventar número. Do que roda por trás não dou mais detalhes por aqui. As probabilidades vêm do modelo estatístico descrito em Como funciona.',
  trust:
    'Confie nos números como estimativas, não como certezas: eles saem da análise, cada um com fonte e idade, e podem errar. Não invento número e digo quando falta dado, mas ninguém garante resultado. A nota de confiança diz quanto a análise se sustenta, e a decisão é sempre sua.',
  us: 'A Prancheta é uma ferramenta de estudo de futebol para maiores de 18 anos. Não é casa de apostas, não faz apostas por ninguém, não recebe dinheiro de apostas, não indica casa e não se conecta à sua conta em casa nenhuma. Mais em FAQ e Como funciona.',
  labels: `A etiqueta compara a odd da casa com a justa, que é 1 dividido pela probabilidade. **Sem valor**: a odd está na justa ou abaixo dela, edge nulo ou negativo. **Marginal**: acima da justa, mas pouco. **Valor**: edge acima de ${RULE_WORDS.edge}. Só é recomendado o que tem edge de pelo menos ${RULE_WORDS.edge} e confiança de pelo menos ${RULE_WORDS.confidence}.`,
  pauseOwn:
    'Em Configurações, em Jogo responsável, você pode fazer uma pausa: fecha análises, chat e pagamentos para você mesmo pelo tempo que escolher, e ninguém a encurta. Para bloquear o acesso às casas há a autoexclusão oficial, em gov.br/autoexclusaoapostas.',
  ownRecord:
    'Na tela do jogo, o botão Salvar análise guarda a análise; o que você salvou fica na página Histórico, com o resultado de cada pick depois do jogo. Por esta conversa eu só vejo a análise desta partida.',
  freshness:
    'Cada dado da análise mostra a própria fonte e a idade, na tela do jogo. Pedida de novo antes da partida, a análise é feita com os dados e as odds desse momento; previsão do tempo só serve de contexto e não entra na conta.',
  housesKnow:
    'As casas sabem muito: o preço delas reúne muita informação, e quando modelo e mercado brigam é o mercado que costuma estar mais perto. Por isso não uso o modelo sozinho: a conta conjunta junta os dois e fica perto das odds. Sem a margem, a odd vira a chance que o mercado vê; a justa é a da conta conjunta. Um preço acima dela é uma estimativa a favor, não a prova de que a casa errou.',
  support:
    'Para falar com uma pessoa, abra um chamado na página Suporte: lá a equipe responde e você acompanha. Por esta conversa eu só trato do jogo e do estudo de apostas em futebol.',
  app: 'A Prancheta abre no navegador e pode ser instalada como aplicativo, no celular ou no computador, pela página Instalar o aplicativo. O que cada plano inclui, como exportação e favoritos, está em Preços, e o que mais o produto faz, em Recursos.',
}

/** What people ask of the product while they use it. No price and no quota is repeated. */
export const USING_IT = {
  ownBets:
    'As apostas que você anotou ficam no menu Histórico, aba Diário, com o resultado de cada uma, a banca e o yield.',
  journalKept:
    'Não some: cancelar o plano não apaga o que você anotou. O que só o plano pago abre fica fechado até você voltar a ele. Tudo só é apagado se você apagar a conta, em Configurações; ali mesmo dá para baixar uma cópia antes.',
  deletedNote:
    'Por aqui não consigo trazer de volta, e lixeira o Diário não tem. Se você exportou um CSV, dá para importar de novo em Histórico; se não, anote outra vez. Se sumiu algo que você não apagou, conte na página Suporte.',
  needBankroll:
    'Não precisa: dá para só olhar. A base em reais é opcional e serve para mostrar a stake em dinheiro; sem ela, tudo aparece em percentual. Nenhum dinheiro entra na Prancheta, e ler a análise não obriga a apostar.',
  recordStart:
    'A data do primeiro registro está na própria página Transparência, que vai do começo até hoje, dia a dia. De cabeça eu não a digo, para não errar.',
  calibrationWhere:
    'Confira em Como funciona, onde estão os testes em milhares de jogos passados, com o quanto cada chance se confirmou, e em Transparência, jogo a jogo, com o que foi dito e o que aconteceu. Calibrado quer dizer: do que dissemos com certa chance, aconteceu essa parte das vezes. O número de um mercado só eu não tenho nesta conversa.',
  weakMarkets:
    'Nos testes, o mais fraco com as odds do jogo foi o total de mais de 2,5 gols, no mesmo tanto que as próprias odds erraram; sem odds, o modelo fica atrás do mercado em tudo, e no começo da temporada ele é pior. Os números estão em Como funciona.',
  dataSafety:
    'Os seus dados são só seus: não vendemos nem passamos nada a casas de apostas, a senha é guardada embaralhada e ninguém a lê. O que guardamos, por quanto tempo e para quê está na página Privacidade, e em Configurações você baixa uma cópia ou apaga a conta.',
  moneyHere:
    'Não corre dinheiro de aposta aqui: a Prancheta não recebe, não guarda e não paga aposta de ninguém, nem se conecta a casa nenhuma. É uma ferramenta de estudo, paga por assinatura, e há um plano gratuito. Para quem se preocupa com alguém da família: em Configurações há limites e pausa, e o CVV atende de graça no **188**.',
  howSustained:
    'Das assinaturas, e só: quem usa mais paga um plano. Não há comissão de casa, anúncio de aposta nem ganho quando alguém aposta ou perde.',
  whatIsThis:
    'Em poucas palavras: você escolhe um jogo e a Prancheta mostra a chance de cada coisa, o preço justo disso e o que as casas pagam. Se alguém paga acima do justo, isso aparece; na maioria das vezes ninguém paga, e a resposta é ficar de fora. Nada é apostado por aqui.',
  coverage:
    'Os campeonatos cobertos estão em Análises: escolha a data e veja os jogos por liga. O que não aparece lá não tem dados bons o bastante, e sem dados não há análise.',
  coupon: 'Cupom e desconto eu não tenho por aqui: o que vale está na página Preços, e a página Suporte tira a dúvida.',
  shareIt:
    'Dá para imprimir ou salvar a análise em PDF pelo navegador e mandar a quem quiser. O plano é de uma pessoa; o que cada um inclui está na página Preços.',
  refund:
    'De cobrança, troca de cartão e nota cuida Configurações, em Plano atual, e a página Suporte. Por esta conversa eu não vejo nem mexo em pagamento.',
} as const

/** What is kept of somebody, and what the law says of betting. The words follow the privacy page and the terms of use. */
export const PRIVATE_AND_LAWFUL = {
  chatPrivate:
    'Não: o que você escreve aqui não fica guardado nos nossos servidores. A conversa fica só no seu navegador e some quando a sessão acaba ou você sai da conta; o botão Limpar a apaga antes. Família e trabalho não recebem nada de nós. Em aparelho dividido com outra pessoa, saia da conta depois de usar.',
  chatErase:
    'A conversa some sozinha: ela fica só no seu navegador, até a sessão acabar ou você tocar em Limpar. Nos nossos servidores não há histórico de conversa para apagar. Apagando a conta, em Configurações, vai também todo o resto: Diário, análises salvas e cadastro.',
  chatMemory:
    'Lembro só do que foi dito nesta conversa e desta partida. Ela fica no seu navegador e some com a sessão; de outras conversas, de outros dias ou de outros jogos eu não sei nada.',
  personalData:
    'Tratamos o cadastro (nome, e-mail, nascimento, cidade e telefone), o uso (análises, Diário, banca que você informou), os chamados ao Suporte e a assinatura. Nada vai para casas de apostas, nada é vendido. A exclusão se pede em Configurações e fecha o acesso na hora; ali mesmo você baixa uma cópia. Os outros direitos da LGPD se pedem pelo Suporte, e os prazos estão na página Privacidade.',
  sharedWithHouses:
    'Não. Nada seu vai para casas de apostas: nem dados pessoais, nem o que você pergunta ou anota. Só quem presta partes do serviço recebe o que precisa (pagamento, e-mail e, se uma IA externa é usada, o texto da conversa sem nome nem contato). A lista está na página Privacidade.',
  whoSees:
    'Só você. Nada do que faz na conta é público e ninguém da sua família, do trabalho ou das casas é avisado. A equipe de suporte vê os chamados que você abre, e as conversas daqui não ficam guardadas conosco.',
  cardSafe:
    'O número do cartão nunca passa por nós: quem cobra é um processador de pagamentos, e nós guardamos só o plano, as datas e um código.',
  legalHere:
    'Sim, é legal. Estudar jogos aqui não é apostar, e apostar em casa autorizada pelo Ministério da Fazenda é permitido no Brasil a maiores de 18 anos. Fuja de casa sem autorização: nela você não tem proteção. De um caso particular eu não dou orientação jurídica.',
  houseAuthorised:
    'Confira na lista oficial do Ministério da Fazenda (Secretaria de Prêmios e Apostas, em gov.br/fazenda): procure o nome da empresa e da marca. Outro sinal é o endereço: as autorizadas terminam em bet.br. Se não está na lista, não ponha dinheiro. Eu não tenho essa lista aqui nem indico casa.',
  fakeMessage:
    'Não é nosso: é golpe. Não oferecemos aposta nenhuma, não prometemos ganho, não temos grupo pago e não pedimos Pix por mensagem. Não pague nem clique; bloqueie e denuncie o número. Se já pagou, avise o seu banco na hora e faça um boletim de ocorrência. Para confirmar algo conosco, use só a página Suporte.',
  scam: 'Não é golpe, e dá para conferir sem acreditar em mim: não prometemos lucro, não recebemos dinheiro de aposta, há plano gratuito sem cartão, cancelar não tem multa, e o que dissemos de cada jogo fica público na página Transparência, também quando erramos. Golpe promete ganho certo; aqui a resposta mais comum é que não há valor.',
  vipLink:
    'Quase sempre ganha: link de cadastro costuma ser de afiliado, que recebe por pessoa cadastrada e, muitas vezes, uma parte do que ela perde. Aí o interesse dele está no cadastro, não no seu resultado. A Prancheta não tem link de afiliado nem indica casa.',
  noAffiliateLink:
    'Não há link de cadastro aqui: a Prancheta não tem acordo com casa nenhuma e não ganha nada se você abrir uma conta. As casas aparecem só para comparar o preço.',
  houseOrder:
    'Não, ninguém paga por lugar. As casas aparecem pela odd: primeiro a que paga mais naquele mercado, seja qual for. Não recebemos comissão de nenhuma, e a ordem muda quando o preço muda.',
} as const

/** Where things are in the product, and how they are done there. No price and no quota is repeated. */
export const ABOUT_US = {
  journal:
    'No menu Histórico, aba Diário: escreva a aposta (jogo, mercado, casa, odd e valor), numa análise salva ou com as suas palavras. Depois de salva dá para corrigir ou apagar. O Diário acerta o resultado pelas nossas regras e mostra banca, yield e quanto pode ser sorte; também importa e exporta CSV. O Diário completo depende do plano.',
  board:
    'Uma conversa vê no máximo um jogo, aquele de que ela trata. Para comparar todos, abra Análises: o Quadro do dia lista os jogos de hoje e dos dois dias seguintes com as chances e uma etiqueta honesta, e na maioria não há valor. Depois abra a conversa pelo jogo que interessar.',
  errorsPage:
    'Os erros ficam à vista na página Transparência: o que dissemos de cada jogo antes de a bola rolar e o que aconteceu, por mês e por campeonato, também onde foi ruim. É um registro público que não dá para editar sem aparecer. Os testes do modelo em jogos passados estão em Como funciona.',
  pastGames:
    'As análises que você salvou ficam no menu Histórico, com o resultado de cada pick depois do jogo. Em Análises dá para escolher a data e abrir jogos já encerrados. O que dissemos de todos os jogos, salvos ou não, está na página Transparência.',
  limits:
    'Em Configurações, em Jogo responsável: você define limites de valor por semana e por mês e de perda por mês, pelo que anota no Diário, e também de tempo. Baixar um limite vale na hora; aumentar, só depois de uma semana. Ali mesmo há a pausa da conta. Se está apostando mais do que gostaria, a autoexclusão oficial bloqueia as casas: gov.br/autoexclusaoapostas. E ajuda de graça: Jogadores Anônimos e CVV, telefone **188**.',
  planDifference:
    'O plano gratuito faz análises completas, sem cartão, de poucas partidas por mês. Os pagos (Starter, Pro e Black) dão mais partidas; o Pro inclui ainda o chat geral, a exportação em CSV, os favoritos e o Diário completo; o Black, ainda a Combinada da rodada e o suporte prioritário. Os números e preços de cada um estão na página Preços.',
  signIn:
    'Entrada, senha e e-mail se resolvem na tela Entrar, em recuperar senha, e nos dados da conta em Configurações. Eu, por aqui, não vejo nem mudo o seu cadastro; se travar, a página Suporte atende.',
  exporting:
    'Exportar em CSV é possível no Histórico e no Diário, conforme o plano; a análise também pode ser impressa ou salva em PDF pelo navegador. O que cada plano inclui está em Preços.',
  favourites:
    'Favoritos existem conforme o plano: marque os times na tela do jogo e os próximos jogos deles aparecem no Dashboard. Aviso por mensagem de cada jogo eu não consigo ligar por aqui.',
  combosHere:
    'Na tela do jogo, toque nos mercados para juntar em Sua combinada: a chance conjunta e a odd justa aparecem na hora, calculadas no mapa de placares. Pernas de jogos diferentes ficam na Combinada da rodada, conforme o plano. Nada disso aposta por você: é só a conta.',
  whoEarned:
    'Não sei, e não conto história de ganhador: quanto cada pessoa ganha ou perde não vemos nem usamos como propaganda. O que existe de verificável está na página Transparência, com o que foi dito antes de cada jogo e o que aconteceu, também quando foi mau. No longo prazo a maioria das pessoas que aposta perde dinheiro.',
  ourMoney:
    'Não. A Prancheta vive das assinaturas: não recebe comissão de casa nenhuma, não ganha quando você aposta nem quando perde, e não indica onde apostar. As casas aparecem só para comparar preço.',
  notGuessing:
    'Tem conta por trás. As chances saem de um modelo estatístico (gols esperados e a chance de cada placar, por Poisson ajustado) junto com as odds das casas sem a margem. O texto só repete esses números, e cada um é conferido. É estimativa e erra, mas não é chute.',
  oneMiss:
    'É justo desconfiar. Um resultado só não prova nem desmente: o que é provável também falha, e não poucas vezes. O que se pode cobrar é que, em muitos jogos, cada coisa aconteça tantas vezes quanto a chance dizia; isso se chama calibração e está medido em Como funciona e, jogo a jogo, na página Transparência.',
  oddDiffers:
    'É normal: a odd muda o tempo todo, e a daqui tem a hora em que foi lida, escrita ao lado dela na tela do jogo. Vale sempre a que a casa mostra na hora; compare essa com a odd justa daqui. Pedida de novo, a análise busca os preços do momento.',
  alerts:
    'Aviso de odd eu não tenho: por aqui não dá para pedir um alerta quando um preço passar de certo valor. O que dá é anotar a odd justa, que é a régua, e olhar de novo perto do jogo; conforme o plano, os favoritos mostram os próximos jogos dos seus times no Dashboard.',
  journalUse:
    'O Diário fica em Histórico e serve para anotar as suas apostas (jogo, mercado, casa, odd e valor) e ver se você decide bem: banca, lucro ou perda, yield, a odd que pegou contra a de fechamento e quanto pode ser só sorte, também por tipo de mercado. Tudo o que você anota é só seu.',
  onlyStudy:
    'Só análise. Por aqui não se aposta: a Prancheta não é casa de apostas, não recebe dinheiro de aposta nem se conecta à sua conta em casa nenhuma. Você estuda aqui e decide sozinho.',
  notCertain:
    'Não. Uma chance diz em quantas de muitas vezes algo acontece; no resto das vezes não acontece, e isso não é erro nem exceção. Mesmo o que é bem provável falha várias vezes em cada dezena de jogos, e ninguém garante um resultado.',
  versusOthers:
    'A diferença está na conta e na honestidade: aqui as chances saem de um modelo estatístico junto com as odds das casas, cada número do texto é conferido, e na maioria dos jogos a resposta é que não há valor. Não vendemos palpite, não ganhamos com a sua aposta e mostramos os erros na página Transparência.',
  nextGames:
    'A agenda dos times eu não tenho nesta conversa, só esta partida. Em Análises você escolhe a data e vê os jogos; com os times nos favoritos, conforme o plano, os próximos jogos aparecem no Dashboard.',
  feedback:
    'Obrigado por dizer. Sugestão, elogio ou erro que você encontrou vão pela página Suporte, onde a equipe lê e responde; eu, por aqui, não consigo encaminhar.',
} as const

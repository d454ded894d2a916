import { TESTED } from './plan-figures.ts'

/** What sceptics ask: whether the numbers are sound, who makes them, and why anybody should believe it. */
export const TRUSTING_US = {
  dataSource:
    'De provedores de dados de futebol e das próprias casas: resultados e estatísticas de jogos passados, odds de várias casas e a previsão do tempo. A chance é calculada daí por um modelo; ninguém dá palpite no meio. Na tela do jogo, cada dado diz de onde veio e que idade tem.',
  sourceRight:
    'Garantia ninguém dá: os dados vêm de terceiros e podem atrasar, faltar ou ter erro. Para o erro pesar pouco, comparamos várias casas e deixamos de fora preço velho ou fora do comum, e a nota de confiança cai quando falta algo. Achou um dado errado? Conte na página Suporte, e confira a odd sempre na própria casa.',
  whoDecides:
    'Um programa. Nenhuma pessoa escolhe as porcentagens, nem eu: elas saem de uma conta estatística com os jogos passados e as odds das casas, igual para todos os jogos. Eu só leio o resultado e escrevo. O método está em Como funciona.',
  aiOrModel:
    'Quem calcula a chance é um modelo estatístico, não o chat. Quem escreve esta resposta é outro programa, o analista embutido da Prancheta, que trabalha por regras, só lê os números prontos da análise e não cria nenhum.',
  inventNumbers:
    'Não: os números chegam prontos da análise, e eu só os escrevo. Quando faço uma conta, mostro os passos; quando falta um dado, digo que falta. Errada pode estar a própria estimativa, porque chance é estimativa, e o texto pode entender mal a pergunta.',
  blindSpots:
    'O modelo não enxerga escalação, lesão, suspensão, árbitro, técnico novo, vestiário, viagem, clima nem dinheiro por trás do jogo. É mais fraco no começo e no fim da temporada, com times que acabaram de subir e onde há poucas estatísticas, como em parte do Brasil. Não trata de prorrogação nem de pênaltis. As odds trazem parte disso, com atraso.',
  whySell:
    'Porque ele não é uma máquina de ganhar, e não fingimos que seja: nos testes o modelo não bate as odds das casas, só empata com elas. O que vendemos é estudo: a chance, o preço justo e a comparação das casas prontos, e um não claro quando o preço não presta. Se desse lucro certo, ninguém venderia.',
  proveIt:
    'Um jogo só não prova nada, nem a favor nem contra. O que se pode conferir é a soma: os testes em milhares de jogos estão em Como funciona, e tudo o que dissemos antes de cada jogo, com o que aconteceu, está na página Transparência, que não dá para editar sem aparecer.',
  believeUs:
    'Não precisa acreditar, dá para conferir. O que dissemos antes de cada jogo está na página Transparência, num registro público que qualquer um verifica e que não se edita sem aparecer; as contas são curtas e dá para refazê-las à mão. E o plano gratuito não pede cartão.',
  trackRecord: `${TESTED} Com as odds do jogo o erro foi igual ao das odds de fechamento; sem elas, maior: não batemos o mercado. O registro do que foi dito ao vivo, com número de jogos, desde quando e o yield das recomendações, está na página Transparência.`,
  netOfLosses:
    'Sim: o que está na página Transparência conta todas as recomendações, as que deram certo e as que deram errado, pela odd da hora. O yield é lucro ou prejuízo dividido por tudo o que foi apostado, então as perdas já estão dentro.',
  copyOdds:
    'Em boa parte segue mesmo as odds, e não escondemos: no resultado, o mercado pesa muito mais do que o modelo, porque assim se erra menos. Não é cópia: sai a margem de cada casa, junta-se a opinião de todas e o modelo puxa um pouco. É essa comparação que mostra qual casa paga acima do justo.',
  edgeReal:
    'Pode ser as duas coisas. Um edge é um preço acima do que a conta diz, e às vezes a casa sabe de um desfalque que a conta não sabe. Para cair menos nisso, a chance já fica perto do mercado e a regra pede confiança; ainda assim, confira a escalação e veja se só uma casa paga assim.',
  edgeNotProfit:
    'Não é o seu lucro: edge é quanto o preço paga acima do justo, em média e no longo prazo, se a chance estiver certa. Uma aposta só ou ganha a odd ou perde tudo o que pôs. Quem repete muitas vezes tende a esse percentual do que apostou; em poucas, manda a sorte.',
  howManyToSee:
    'Muitas: centenas de apostas, e com edge pequeno ou odd alta, milhares. Em poucas dezenas a sorte cobre qualquer vantagem, para cima e para baixo. Por isso um mês bom ou ruim não prova nada.',
  onlyPrints:
    'Print não prova nada: mostra só o que deu certo, não diz quantas vezes ele errou, e se faz em um minuto. Peça o registro de todas as apostas, publicado antes dos jogos, com a odd da hora. Quem não mostra os erros não dá para medir.',
  claimedRate:
    'Desconfie. Taxa de acerto alta sozinha não diz nada: em odd baixa dá para acertar quase sempre e perder dinheiro, e ninguém sustenta número assim em odd boa. Quem cobra mensalidade ou ganha por cadastro recebe mesmo quando você perde. Peça todas as apostas, com a odd e antes do jogo; sem isso, não pague.',
  fixedMatch:
    'Não percebe: o modelo só conhece gols, estatísticas e preços, e um jogo arranjado não aparece neles antes. Às vezes as odds se mexem de um jeito estranho, mas por outros motivos também. Se desconfia de um jogo, ficar de fora é a melhor escolha.',
  anyGameBad:
    'Em tese pode, e por isso nenhuma chance aqui é certeza e nenhuma aposta deve pesar no bolso. Manipulação provada é rara; o normal é o resultado contrário ser só azar. Quem desconfia não precisa apostar: dá para só assistir.',
  discountMyself:
    'Um número certo não existe: quanto vale um jogador eu não sei medir, e qualquer desconto seria chute. O que dá para fazer é olhar se a odd mexeu depois da notícia: se mexeu, o preço já descontou; se não, o mercado acha que pesa pouco. Na dúvida, fique de fora.',
  autoUpdate:
    'Não muda sozinha: a análise fica como foi feita, com os dados e as odds daquela hora. Para ter os de agora, peça a análise de novo; no mesmo jogo isso não gasta outra partida. Vale também se sair a escalação: ela não entra na conta, mas as odds novas costumam trazê-la.',
  oddStillThere:
    'Ninguém garante: a odd muda a toda hora, e a daqui é a da hora da análise, escrita ao lado dela na tela. Antes de decidir, veja na própria casa; se lá já está abaixo da justa, o valor acabou.',
  oddToUse:
    'Vale a que a casa mostra na hora, porque é ela que paga; a daqui é a da hora da análise e serve para comparar. A conta é a mesma: chance × odd − 1, com a odd de lá e a chance daqui.',
  weatherUnused:
    'Não muda: o clima não entra na conta, aparece só como contexto. Se ele falta, a chance é a mesma; o que muda chance e confiança é faltar resultado de jogo ou odd de casa.',
  onlyMachine:
    'Sou um programa, não gente: o analista embutido da Prancheta. Leio os números da análise e respondo por regras; não torço, não aposto e não ganho nada com a sua decisão. Para falar com uma pessoa, use a página Suporte.',
  whereToBet:
    'Aqui não se aposta: a Prancheta só mostra a análise, e não há onde clicar para apostar. Quem decide apostar faz isso no site ou aplicativo de uma casa autorizada (o endereço termina em bet.br), com dinheiro que não faça falta. E não apostar também é uma boa decisão.',
} as const

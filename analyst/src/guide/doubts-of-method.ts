/** Doubts about the method itself. What is said of the model is in docs/model.md. */
export const DOUBTS_OF_METHOD = {
  wholeSeason:
    'Poucos jogos dizem mesmo pouco, e por isso a conta usa a temporada inteira e até antes: os últimos jogos são só os que aparecem na tela. As partidas antigas pesam cada vez menos, porque elenco e técnico mudam.',
  nothingToPlay:
    'Em parte: nas últimas rodadas a conta olha na tabela o que cada time ainda pode ganhar ou perder, e quem já não briga por nada entra um pouco mais fraco. Vontade, salário atrasado ou time poupado ela não vê; disso, só o que as odds já trazem.',
  whoIsRight:
    'Na dúvida, fique com o mercado: quando o modelo e as odds discordam, em geral quem erra é o modelo, que não sabe de lesão nem de notícia. Por isso a chance mostrada junta os dois e fica perto das odds. Com um jogo só não dá para provar quem tinha razão.',
  noiseEdge:
    'Boa parte é ruído, sim, e por isso a regra pede folga e confiança. O edge que mostramos não vem de o modelo saber mais do que o mercado: a chance quase toda já é a do mercado. Ele vem de uma casa que paga acima do consenso das outras, o que é raro, pequeno e às vezes engano.',
  kellyNegative:
    'Se dá negativo, a conta manda não apostar nada: o preço está abaixo do justo, e nenhuma parte da banca, por menor que seja, compensa. Apostar no outro lado também não resolve: lá quase sempre o preço é ruim do mesmo jeito, por causa da margem.',
  yieldRoiRate:
    'Taxa de acerto é quantas apostas ganharam; yield é o lucro ou a perda dividido por tudo o que foi apostado; ROI, em apostas, costuma ser o mesmo que yield, ou o lucro sobre a banca inicial. Para saber se você vai bem, olhe o yield depois de muitas apostas: a taxa de acerto sozinha engana, porque não conta a odd.',
  martingaleRich:
    'Não funciona nem com muito dinheiro: dobrar não muda a chance nem o preço, e uma sequência ruim, que sempre chega, pede valores enormes para recuperar um lucro pequeno. A casa ainda tem limite por aposta. Só muda quanto tempo leva até perder tudo.',
  roundedSum:
    'É só arredondamento: cada chance é mostrada com poucas casas, e a soma do que aparece pode passar ou faltar um pouquinho. Na conta, sem arredondar, os três resultados somam sempre cem por cento.',
  whatWouldProve:
    'Muitos jogos, e só eles: que, do que recebeu certa chance, essa parte tenha acontecido, e que o preço tenha sido melhor do que o de fechamento. São precisos centenas ou milhares, ditos antes do jogo e sem apagar os erros. É o que a página Transparência guarda, e os testes em Como funciona mostram.',
  usesXg:
    'Não usamos xG de finalizações: ele não existe em todos os campeonatos, e de um para outro é medido de jeitos diferentes. No lugar dele entram gols e, onde a fonte tem, finalizações, chutes no alvo e escanteios, além das odds de jogos passados. Os gols esperados que você vê são outra coisa: a previsão para este jogo.',
  confidentBetMore:
    'Não. Confiança alta diz só que a chance é bem conhecida; quanto apostar sai do edge e da odd, e sem edge a conta dá nada, por mais alta que seja a nota. Nunca é motivo para aumentar o valor.',
  beatLineLose:
    'Acontece, e não quer dizer que você decide mal: bater o fechamento mostra que pegou bom preço, e o dinheiro de um período curto é em boa parte sorte. Se depois de muitas apostas você bate a linha e segue perdendo, confira se compara com a odd sem margem e se o valor por aposta não varia demais.',
  whyRule:
    'Porque a chance é uma estimativa: a folga no preço cobre o nosso erro, e a nota mínima deixa de fora o que se conhece pouco. Com menos exigência haveria mais recomendações e mais delas seriam só ruído. Os limites foram escolhidos em temporadas antigas e conferidos em outras.',
  whyMostlyNo:
    'Porque as casas fazem bem o preço e ainda cobram a margem: para haver valor, uma delas tem de pagar acima do consenso das outras, e isso é raro. Dizer não na maioria dos jogos é sinal de que a conta é honesta.',
  threeNumbers:
    'Modelo é a nossa conta, feita dos jogos passados; mercado é o que as odds das casas dizem sem a margem; conjunta é a reunião dos dois, com mais peso para o mercado. É da conjunta que saem a odd justa, o edge e a stake. A distância entre os dois primeiros mostra onde há dúvida.',
  otherSiteDiffers:
    'Porque cada site tem outro modelo, outros dados e outra hora de coleta, e muitos mostram a odd sem tirar a margem ou só o modelo, sem o mercado. Qual é melhor só se vê em muitos jogos: procure quem mostra os testes e os erros.',
  noOdds:
    'Dá para ler, com mais cuidado: sem odds de casa nenhuma a chance é só do modelo, que sozinho erra mais, e por isso a confiança cai e nada é recomendado. Edge e valor não existem sem preço; o que há é a odd justa.',
  modelLearns:
    'Sim: a cada dia entram os jogos novos, e a força dos times é recalculada com eles. As regras da conta não mudam sozinhas; foram escolhidas em temporadas passadas e conferidas em outras.',
  builderSameGame:
    'É diferente, sim: no mesmo jogo as escolhas dependem umas das outras, então a chance não é o produto delas, e a casa já desconta isso no preço e cobra margem maior. Em Sua combinada, na tela do jogo, aparece a odd justa da mesma combinação, para comparar com a da casa.',
} as const

/** Words that stand in any question and ask nothing by themselves. */
const FILLER = new Set(
  `a o as os um uma uns umas de do da dos das d e em no na nos nas num numa pro pra pros pras para por pelo pela ao aos com sem que
  q qual quais quanto quanta quantos quantas como quando eu tu ele ela eles elas voce voces me mim te se isso isto esse essa esses
  essas este esta estes estas aquele aquela disso desse dessa desses dessas deste desta nesse nessa neste nesta nisso nele nela dele
  dela deles delas seu sua meu minha meus minhas ai aqui la ali ca ja ainda agora hoje so apenas mesmo tambem mas entao assim tipo
  ou nem ne nao sim ta to tao esta estao estou e era foi fica ficou ficam da dao daria deu der ser sao seja seria tem ter tenho tinha
  teria haver ha ver vi viu vendo olha olhar olhando saber sei quero queria quer querer gostaria poderia poderiam pode posso podem
  informar informe dizer diz diga dizem falar fala mostra mostrar mostram passa passar manda conta contar explicar entender entendi
  favor gentileza obrigado obrigada grato boa bom dia tarde noite oi ola opa salve tudo bem prezados senhor senhora amigo mano cara
  mana parca chefe rapaz veio brother irmao kk kkk kkkk rs rsrs haha hein hem ah eh oh po poxa caramba tlgd ein ue bah tche
  jogo partida confronto duelo nada algo alguma algum algumas alguns nenhum nenhuma cada todo toda todos todas ambos outro outra outros
  outras mais menos muito muita pouco pouca bem mal bastante real reais realmente afinal total geral final cedo ontem desde entre
  tres dois duas quatro cinco chance chances probabilidade probabilidades prob resultado resultados numeros numero percentual pct
  porcentagem ponto pontos favorito favorita disparado disparada franco azarao zebra ganhar ganha ganhe ganhando vencer vence vitoria
  vencendo perder bater bate bateu batendo sair sai sair eu devo devia preciso precisa fazer faz faco faria pegar pego peguei pegando
  achar achei acho achando encontrei encontrar apostar aposto apostando aposta apostasse colocar colocasse coloco botar boto botando
  botasse por puser pusesse virar vira virou agradeco desde ate tendo sendo sobre rapidinho rapido ligeiro urgente curiosidade
  sugerida sugerido recomendada recomendado usar uso usam usa usando dar numero certo certa tirar tirando ficar quase perto longe
  lado lados desses comparar compara comparando comparado dinheiro grana conto contos pila banca unidade em reais pena la seco seca
  indicar informacao dado dados quantia ja pois porem logo enfim ok okay beleza blz show massa tranquilo certinho direitinho direito
  alguem alguma pessoa gente galera turma time times clube equipe tais tal aquilo apareceu aparece aparecem aparecendo mostrada
  sobra sobrando fugir evitar turbinada turbo turbinado boost super limite abri abrir abrisse abriu mudava mudaria confio confiar confianca refaz refazer refaca ficaria passe sempre concorda disse disseram provavel ao segundo coisa coisas comparam comparar entra entram soma compreender exatamente antes contra diaa apostados ache daqui listada lista tela app site aplicativo insta`.split(
    /\s+/,
  ),
)

/** Words of bets; which bet they name is read elsewhere. */
const OF_BETS = new Set(
  `over under mais menos gol gols ambas ambos marcam marcarem marca marcar btts empate empatar empata vitoria mandante visitante casa
  fora dupla handicap asiatico europeu anula devolve escanteio escanteios cartao cartoes placar exato tempo primeiro 1o 2o intervalo
  1x x2 12 1x2 1 2 x sim nao vence vencer ganhar ganha linha`.split(/\s+/),
)

/** The words that nothing accounts for. */
export const unplaced = (text: string): string[] =>
  text
    .split(/[ /]+/)
    .filter((word) => word !== '' && !FILLER.has(word) && !OF_BETS.has(word) && !/^[.%+-]+$/.test(word))

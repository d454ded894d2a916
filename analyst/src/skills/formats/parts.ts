/** Words that a request is wrapped in and that change nothing of what it asks. */
const FILLER = new Set(
  `a o as os um uma uns umas e ou de do da dos das em no na nos nas por pelo pela para pra pro pros pras ao aos com que se me mim
  eu tu voce vc voces te lhe isso isto esse essa esses essas este esta aquele aquela aqui ai la agora entao so apenas somente ja
  mais bem tipo assim ne ta to hoje desse dessa deste desta nesse nessa neste nesta jogo jogos partida confronto duelo jogao
  quero queria gostaria poderia pode podia consegue da de diz diga dizer fala fale falar manda mande mandar passa passe mostra mostre
  mostrar faz faca fazer fazendo monta monte montar coloca coloque colocar bota bote botar poe ponha lista liste listar listinha
  traz traga escreve escreva escrever elabore elabora prepara prepare gera gere responde responda responder resposta cita cite
  enumera enumere por favor gentileza favor pf pfv mano cara parca parceiro chefe amigo irmao velho rapaz kkk kk k rs ok blz beleza
  qual quais quanto quanta quantos quantas quem como e eh sao ser seria fica ficam ficou esta estao tem ter tenho ha existe existem
  cada todos todas tudo dele dela deles delas meu minha sua seu cima favorzinho simplesmente direto sem enrolacao enrolar rodeio
  rodeios la pois preciso precisa precisava era foi seja mesmo mesma exatamente exato nem rapidinho rapido ligeiro logo sobre tanto
  pessoal ver vejo saber sei voce nossa nosso mas tambem ainda lado der vai ir ora bom boa sim nao pelos pelas dar dando uso usar
  depende nisso nele nela lhes ate sobrou restou sobraram restaram qq qualquer coisa coisas galera parca q outro outra tal ele ela eles elas
  num numa nuns dai daqui ali acho acha achar jeito forma formato pedi pedir peco obrigado obrigada valeu olha opa oi ola`.split(
    /\s+/,
  ),
)

/** The text of a message, of which every part that is understood is taken away. What is left over was not understood. */
export class Parts {
  #rest: string

  constructor(text: string) {
    this.#rest = text
  }

  /** The first place that fits, which is then gone; null where none does. */
  take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.#rest)
    if (found) this.#rest = `${this.#rest.slice(0, found.index)} ¦ ${this.#rest.slice(found.index + found[0].length)}`
    return found
  }

  /** Whether it stood there; every place that fits is taken. */
  has(pattern: RegExp): boolean {
    let isThere = false
    for (let at = 0; at < TAKEN_MAX && this.take(pattern); at += 1) isThere = true
    return isThere
  }

  /** What was not taken, in one line. */
  get rest(): string {
    return this.#rest.replaceAll('¦', ' ').replaceAll(/\s+/g, ' ').trim()
  }

  /** Nothing is left that could ask for something else. */
  get isUnderstood(): boolean {
    return this.rest.split(' ').every((word) => word === '' || FILLER.has(word) || /^[-+./%]+$/.test(word))
  }
}

/** No message says one thing more often. */
const TAKEN_MAX = 12

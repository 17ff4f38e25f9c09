/**
 * The 256 Spanish check words, eight bits each. No two are closer than two sounds and three letters, by the measure in the test;
 * none is a number, money, order or wake word. The order is part of the format. No native speaker has reviewed the list.
 */
export const SPANISH_CHECK_WORDS: readonly string[] = (
  'abanico abedul aceituna acordeón acuarela aguacate ajedrez albahaca albaricoque alfombra algodón ' +
  'aljibe almendra almohada amapola amatista andamio andén antílope arcoíris ardilla armario arroz ' +
  'arándano astronauta atlas avellana avestruz azafrán azalea azulejo azúcar bahía barco barranco ' +
  'berenjena biombo bizcocho bombilla botella brújula buganvilla burbuja cactus cafetera calabaza ' +
  'calendario camaleón campana campesino canela cangrejo canguro cantimplora caracol caramelo carpeta ' +
  'carpintero carruaje cascada catalejo cereza chaleco champiñón chimenea chocolate chubasco ciclista ' +
  'ciprés cisne ciudad clavel cocodrilo codorniz colibrí colmena columpio compás cortina crepúsculo ' +
  'cuarzo cuchara cumbre damasco delfín desayuno diadema diamante dinosaurio eclipse edredón elefante ' +
  'embudo ensalada escabeche escalera escarabajo escoba escritorio esmeralda esponja espuma espárrago ' +
  'establo estanque estrella eucalipto faisán fantasía farmacia festival flamenco flecha fogata ' +
  'frambuesa galleta garbanzo gimnasio girasol gladiolo golondrina gorrión granada grillo hamaca ' +
  'harina herradura hierba higuera hipopótamo hoja hojalata hámster hélice iceberg iglú imán invierno ' +
  'jabalí jabón jacinto jaguar jarabe jazmín jengibre jeroglífico jilguero jinete lagartija lagarto ' +
  'laguna langosta lechuza lentejas león librería libélula liebre lienzo linterna luciérnaga lápiz ' +
  'macadamia magnetismo malabarista mantequilla manzana mapache margarita mariposa mariquita marmota ' +
  'mecedora melocotón membrillo menta mercurio mermelada micrófono mimosa mochila molino museo narciso ' +
  'navegante nectarina nogal nube nutria níspero obelisco orégano ostra palmera paloma panadería ' +
  'papagayo pastel patinete pelícano perejil pergamino periódico petirrojo pincel pingüino pirámide ' +
  'piña planeta plátano quesadilla quiosco radio regaliz reloj relámpago renacuajo rinoceronte roble ' +
  'rodaja romero rosquilla ruiseñor rábano salmón saltamontes saxofón semilla sombrero submarino ' +
  'taburete taller tambora tarta tejado telescopio teléfono templo tenedor terciopelo tiburón tigre ' +
  'topacio toronja tortuga tractor tranvía trompeta trébol tucán volcán yunque zanahoria zapato zueco ' +
  'ámbar'
).split(' ');

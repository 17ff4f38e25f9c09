/**
 * The 256 French check words, eight bits each. No two are closer than two sounds and three letters, by the measure in the test;
 * none is a number, money, order or wake word. The order is part of the format. No native speaker has reviewed the list.
 */
export const FRENCH_CHECK_WORDS: readonly string[] = (
  'accordéon albatros alpage amande amphore améthyste ananas ancre antilope anémone aquarelle aquarium ' +
  'argile armoire astronaute aubergine autruche balançoire baobab bassine berceau betterave biscuit ' +
  'bleuet bonnet bouchon bouteille bracelet brebis brochet brocoli brouillard cachalot cactus ' +
  'calendrier campagne canapé carrosse cassis castor cerisier chalet chameau champignon châtaigne ' +
  'cigale ciseaux citerne citron clarinette cloche clémentine cobalt coccinelle comète concombre ' +
  'coquelicot coquillage corail cornemuse costume couloir courgette crayon crevette crépuscule cymbale ' +
  'cyprès céleri dinosaure domino dromadaire dune désert escabeau escalier escargot eucalyptus fanfare ' +
  'façade festival flamant fougère framboise fromage fruitier frêne gant gingembre girouette glaçon ' +
  'glycine goéland grillon groseille grotte guirlande guitare hamac hamster haricot harmonica ' +
  'hippocampe hirondelle horloge hortensia hêtre iguane image iris jacinthe jaguar jambon jasmin ' +
  'jongleur jonquille journal kayak kiosque kiwi labyrinthe lampadaire lanterne lapin laurier lessive ' +
  'libellule lionceau lièvre locomotive lucarne lynx légume macaron magicien magnolia mammouth ' +
  'mandarine marbre marmite maroquin mascotte matelas merle microscope miel mimosa montagne mosaïque ' +
  'mouette moulin moustache moutarde mélodie méringue mésange narcisse navire nectarine neige noisette ' +
  'nénuphar oignon olivier ombrelle orchestre oreiller oursin palais palmier pamplemousse panda ' +
  'pantalon paon papillon parapluie parasol parchemin passerelle pastèque patinoire peuplier phoque ' +
  'pingouin pirogue pissenlit planète platane poivron popcorn porcelaine potager poulpe primevère ' +
  'printemps pyramide pélican quartz radis renard rhubarbe robinet roitelet rossignol rosée réveil ' +
  'salamandre sardine saule saumon sauterelle savane saxophone scarabée sculpture sirop sorbet spirale ' +
  'statue sucrier sésame tabouret tambour thym tigre tilleul toboggan tortue toucan tournesol tracteur ' +
  'trampoline trompette tulipe turquoise télescope verger verveine village vinaigre vitrail véranda ' +
  'xylophone yaourt écharpe éclair écluse écrevisse édredon églantine éléphant émeraude épinard éponge ' +
  'étang éventail'
).split(' ');

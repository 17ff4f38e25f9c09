/**
 * The 256 German check words, eight bits each. No two are closer than two sounds and three letters, by the measure in the test;
 * none is a number, money, order or wake word. The order is part of the format. No native speaker has reviewed the list.
 */
export const GERMAN_CHECK_WORDS: readonly string[] = (
  'Abendrot Akkordeon Albatros Almhütte Amboss Amethyst Ananas Anemone Antilope Aquarium Arktis ' +
  'Artischocke Asteroid Atlas Aubergine Avocado Badewanne Bagger Banane Baumhaus Blaubeere Bleistift ' +
  'Brezel Brille Brombeere Brunnen Buche Buchstabe Burgturm Butterblume Bäckerei Bärlauch Champignon ' +
  'Chamäleon Dachboden Dackel Dattelpalme Delfin Diamant Dinosaurier Distel Dorfplatz Drachen Dromedar ' +
  'Dschungel Echse Edelweiß Eichhörnchen Eidechse Eisbär Eisenbahn Elefant Erdbeere Erdnuss Fahrrad ' +
  'Farnkraut Feder Feldweg Fenchel Fenster Flamingo Flaschenpost Fledermaus Flussufer Flöte Frosch ' +
  'Frühling Fuchsbau Gebirge Gießkanne Giraffe Gitarre Gladiole Glocke Glühwürmchen Grashüpfer Gurke ' +
  'Gämse Hagebutte Hamster Handschuh Harfe Haselnuss Hecke Heidekraut Heißluft Himbeere Hirsch ' +
  'Holunder Honig Hummel Hyazinthe Ingwer Insel Iris Jasmin Joghurt Kabeljau Kaktus Kamille Kaninchen ' +
  'Karotte Kartoffel Kastanie Kegelbahn Keks Klavier Kleeblatt Knoblauch Kokosnuss Kolibri Komet Korb ' +
  'Krabbe Krokodil Kräuter Kuckuck Känguru Kürbis Küste Lachs Lakritze Lampion Landkarte Laterne ' +
  'Leguan Lerche Leuchtturm Lindenbaum Lokomotive Lorbeer Luftballon Lupine Löwenzahn Magnet ' +
  'Maiglöckchen Majoran Mandarine Mantel Margerite Marienkäfer Marmelade Marmor Maulwurf Meerschwein ' +
  'Melodie Mikroskop Minze Mirabelle Moosbeere Murmeltier Museum Muskatnuss Möwe Nachtigall Nashorn ' +
  'Nebel Nilpferd Nordlicht Notizbuch Nudelholz Oktopus Olive Orchester Orchidee Oregano Orgel ' +
  'Paddelboot Palast Panda Papagei Paprika Pelikan Petersilie Pfannkuchen Pfau Picknick Pinguin ' +
  'Pistazie Planet Polarstern Pyramide Quelle Rakete Regenbogen Rentier Rhabarber Roggen Rosine ' +
  'Rosmarin Rotkehlchen Rubin Rucksack Saatgut Safran Salamander Salbei Sandburg Saxophon Schachbrett ' +
  'Schafwolle Schildkröte Schimpanse Schlitten Schlüssel Schokolade Schornstein Schublade Schwalbe ' +
  'Schwan Segelboot Sellerie Sessel Silberfisch Sirup Skizze Smaragd Sommer Sonnenblume Spargel Spatz ' +
  'Specht Stachelbeere Stechpalme Steinpilz Sternbild Stiefel Storch Strandkorb Strudel Stuhl ' +
  'Tannenzapfen Teleskop Thunfisch Tintenfisch Trommel Trompete Truhe Turmfalke Ulme Veilchen ' +
  'Wacholder Wachtel Wanderweg Wasserfall Weintraube Windmühle Wolke Wombat Zaunkönig Zeppelin Zimt ' +
  'Zitrone Zucchini Zwetschge Zypresse'
).split(' ');

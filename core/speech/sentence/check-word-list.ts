/**
 * The 1,024 check words, ten bits each: easy, concrete and told apart by ear. No two sound alike by the measure in the test; none is a
 * number, currency, order or wake word. The order is part of the format: a changed list changes what is said about stored orders.
 */
export const CHECK_WORD_LIST: readonly string[] = (
  'abacus acorn acrobat acrylic admiral adventure aerial affable aircraft airfield airplane ' +
  'airport airship album alcove alfalfa algebra alley alligator allspice almanac almond ' +
  'alpaca amber amethyst ammonite anagram anchovy andiron anemone angler angora antelope ' +
  'antenna anthill apprentice apricot apron aquarium aqueduct arcade archway arena ' +
  'armadillo armchair artichoke artisan asparagus aspen asteroid astronaut astronomer ' +
  'atlas atrium attentive aubergine audience avocado awning azalea baboon backpack ' +
  'badminton bakery ballerina ballroom banana bandstand banister banjo barbecue barefoot ' +
  'barnacle barometer baseball basement basket batik beachcomber beagle beanstalk beehive ' +
  'beeswax belfry bellboy bellflower bergamot beverage binder binoculars biography biology ' +
  'birch birdhouse birdsong birthday blazer bluebell bluegrass blueprint bobsled bolster ' +
  'bookmark boomerang boulevard boxcar boxwood bracelet bramble breakfast breakwater ' +
  'brewer briefcase brilliant broadband broccoli bronco brownie buckwheat buffalo bulletin ' +
  'bumblebee buoyant burlap butterfly buttress buzzard cabinet cactus cafe calendar calico ' +
  'calligraphy camera campfire candlestick canopy capsule caramel caravan cardboard ' +
  'cardigan carnation carpenter carriage cartwheel cashew cashmere casserole catamaran ' +
  'caterpillar catfish catwalk cauldron centipede ceramic chalk chameleon chamomile ' +
  'champion chaperone chapter charcoal chateau chemistry chestnut chicken childhood ' +
  'chimney chimpanzee chinchilla chipmunk chocolate chopstick chrome cilantro cinema ' +
  'circus citadel classical classroom clever clinic clipboard clockwork cloister ' +
  'cloudburst clown clubhouse cobalt cockleshell cockpit colossal comfort community ' +
  'companion composer concert conductor confetti conifer continent cookie copper cordial ' +
  'corduroy corkscrew cornet cornfield cosmic cosmonaut costume cotton countryside cowbell ' +
  'craftsman cranberry creative crescent crocodile crossroad crumpet crystal cucumber ' +
  'cufflink culinary cupcake curator curtsy custard cutlery cyclist cypress dachshund ' +
  'dahlia daisy dancer dashboard daybreak daylight dazzling deerskin delicate denim ' +
  'desktop destiny dewdrop diligent dimple dingo dirigible dolphin doorbell doorstep ' +
  'doorway dormouse dragon dragonfly drawbridge dreamer driftwood drizzle drumstick ' +
  'dulcimer dumpling dune dungarees dustbin dwelling earthworm eastward eclipse edelweiss ' +
  'eggplant eggshell elastic electric elephant elixir emblem embroidery emerald emperor ' +
  'enchanted energy engineer enormous envoy equator equinox escapade eucalyptus evergreen ' +
  'evermore excellent explorer fabulous faithful falcon family fanfare fantastic farmhouse ' +
  'farmland faucet fearless feather fedora fellowship festival fiesta figment figurine ' +
  'filbert filmstrip firefly fireplace firewood firmament fishbowl fjord flagpole ' +
  'flagstone flamenco flashback flashlight flask flipper floorboard florist flotilla ' +
  'flowerpot fluffy foghorn folder folklore folksong football footprint fortune foundry ' +
  'foxglove fragrant freckle freighter fringe frosting fuchsia fudge gadget galloping ' +
  'gardener garlic gatehouse gateway gemstone generous gentleman geometry geranium ' +
  'gigantic gingerbread giraffe gladiolus glorious glossary glowworm goblet goldenrod ' +
  'gondola gorilla grandfather granola grape grapefruit grapevine graphite grasshopper ' +
  'grateful greenhouse grenadine griddle groundhog guidebook guitarist gumdrop gymnast ' +
  'gypsum gyroscope habitat hacienda hairbrush halibut hammock hamster handcraft handrail ' +
  'happiness harbor hardwood harmonica harmony harpist harpsichord haversack hawthorn ' +
  'hayloft haystack hazelnut headband headlamp headlight headphone hedgehog heirloom ' +
  'helicopter helpful heritage herring hibiscus highway hillside hilltop homespun ' +
  'homestead homework honeycomb honeydew hopscotch horizon horseshoe hospitable hothouse ' +
  'hourglass hubbub hummingbird husky hyacinth hydrangea hydrofoil iceberg icebox icicle ' +
  'impala incense infinite inkwell innkeeper instrument interview intrepid invention ' +
  'invitation isthmus itinerary jacaranda jaguar jamboree janitor jasmine javelin jawbone ' +
  'jellybean jellyfish jetstream jewel jigsaw jodhpur jukebox jumbo jumpsuit jungle kelp ' +
  'keyhole kickstand furrow kinetic kingfisher kiosk knapsack knitwear krypton kumquat ' +
  'labrador lacework ladder lakeshore lakeside lambswool lamppost landmark language ' +
  'lantern larkspur lasagna latitude latticework launchpad lawnmower leaflet leapfrog ' +
  'lemon lemongrass lentil levity lexicon librarian lifeboat limelight limerick limousine ' +
  'livestock lobby locksmith locomotive lodestar lollipop longbow loyalty lozenge luminous ' +
  'lyrebird lyrical macadamia macaroni machine mackerel macrame magazine magic magnesium ' +
  'magnet magnificent magnolia mahogany mailbox mainland malachite mallard mandolin ' +
  'mangrove mansion mantis manuscript maple maracas marathon marigold marimba marmalade ' +
  'marquee marshmallow marsupial masonry masterpiece matinee meadow meadowlark mechanic ' +
  'melody memorable mercury meringue mermaid metropolis microphone midsummer milestone ' +
  'milkshake milkweed mimosa minaret minivan minstrel mirror mistletoe molasses molecule ' +
  'momentum monument moonbeam mosquito mothball motorboat mountaineer muffler mulberry ' +
  'museum mustache mystery napkin narwhal nasturtium naturalist nautilus nebula necklace ' +
  'nectar nectarine needlework newsletter newspaper newsroom nickname nightfall ' +
  'nightingale nomad noonday northern northward nosegay novelist novice nugget nursery ' +
  'nuthatch nutmeg oasis oatmeal obelisk observer obsidian oceanic octopus offshore ' +
  'oilcloth omnibus onion onlooker opposite optimist orchestra orderly oregano origin ' +
  'ornament osprey ostrich outback outfit outpost outrigger overalls overcoat overlook ' +
  'overpass oxbow oxygen pacific paddleboard paintbrush painting pajamas pampas pamphlet ' +
  'panorama paperback paprika papyrus paragraph parasail parchment parlance parmesan ' +
  'parrot parsley parsnip partner partridge passenger pasteboard pastry patchwork peddler ' +
  'pegboard pendulum penguin penthouse peppermint performer persistent petticoat ' +
  'philosophy phoenix phonograph pickaxe piecrust pimento pinball pincushion pineapple ' +
  'pinstripe pinwheel pipeline pistachio piston placemat planet plankton platform platypus ' +
  'playhouse plentiful plumage plumber polished pomegranate popcorn porcelain porcupine ' +
  'postcard potato pothole potpourri powerful practical prairie precious presenter pretzel ' +
  'primrose procession professor proficient pumpkin punctual pushcart quadrant quickstep ' +
  'quilting quince radish rainbow raindrop rainfall rainforest rainstorm raisin rampart ' +
  'rawhide recital recorder rectangle redwood relaxing rendezvous reservoir resilient ' +
  'rhubarb rhythm ribcage ridgepole ringlet riverbed roadrunner robust rocket rosebud ' +
  'rosemary rotunda rucksack rugby runner rustling rutabaga saddle saddlebag safari ' +
  'safeguard saffron sagebrush sailboat sailor salamander salsa sandbar sandcastle ' +
  'sandpaper sandstone sandwich sapling sapphire satchel satellite saucepan sawdust ' +
  'sawmill saxophone scallop scarecrow scarf schoolhouse schooner scrapbook screwdriver ' +
  'scribble scrimshaw sculptor seahorse seaweed sensible serenade shawl sheepdog shepherd ' +
  'sherbet shipmate shoelace shoreline shortbread shortcake shovel shrimp sideboard ' +
  'sidewalk silkworm sketch skylark sloop smoothie snapdragon snapshot sneaker snorkel ' +
  'snowball snowdrift snowdrop snowflake snowshoe sofa softwood solstice sombrero ' +
  'somersault songbird soprano soundtrack spacious spaghetti spaniel spatula spearmint ' +
  'specimen spectrum sphere sphinx spirited splendid spotlight sprinkler squirrel stadium ' +
  'stagecoach stallion starboard starfish stargazer steadfast steeple stencil stepladder ' +
  'stirrup stocking stonework stopover stopwatch stork storybook strategy strawberry ' +
  'street stringbean stroller sugarcane sunbonnet sunflower sunlight sunroof superb ' +
  'surfboard swallowtail sweetheart swimmer swimsuit sycamore syllable symphony tablecloth ' +
  'tablespoon tabletop tailwind talented tangerine tapestry teacup teakettle telegram ' +
  'telescope temperate terrapin textbook textile thankful thistle threshold thriving ' +
  'thunderbird tidewater tiger timeless tinderbox tiptoe toboggan toothbrush topaz ' +
  'torchlight touchdown tourist towboat townhouse trackside tractor tradition trailhead ' +
  'trampoline tranquil traveler treetop tremendous tribute trident trombone trophy ' +
  'troubadour trowel trustful tumbler turtle turtleneck tuxedo twister typewriter ukulele ' +
  'unafraid underbrush unicorn universe upbeat uppermost upstream urchin vagabond valiant ' +
  'vantage vegetable velodrome velvet veranda versatile viaduct vinegar violinist vitality ' +
  'vitamin vocal volleyball waffle wagonload wallaby wallpaper walrus wanderer warbler ' +
  'wardrobe washcloth watchman watercress waterfall waterfront watermark watershed waxwing ' +
  'weaver wellspring western wetland wheelbarrow wheelhouse whimsical whirlpool whirlwind ' +
  'wholesome wildcat wildflower wildlife willow windbreak windfall windowsill windsock ' +
  'windswept wingspan wintergreen wolfhound wombat woodchuck woodpecker woodshed woodsman ' +
  'wordsmith workbench workmanship workshop worldwide wrestler wristwatch xylophone ' +
  'yardstick yellowtail yesterday youngster yuletide zestful zucchini'
).split(' ');

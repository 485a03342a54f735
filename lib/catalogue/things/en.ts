import type { Things } from '../categories';

export const en: Things = {
  10: ['landline phone, cordless phone, telephone'],
  11: ['e-reader, ereader'],
  14: [
    'lens, camera lens, zoom lens, tripod, flashgun, studio flash, softbox, light meter, camera body, camcorder, polaroid, digital slr, slr',
  ],
  16: ['apple watch'],
  17: ['subwoofer, smart speaker, soundbar'],
  18: ['washer dryer, washer-dryer'],
  21: [
    'three piece suite, sofa bed, sofabed, chaise longue, corner sofa, ottoman, loveseat, two seater, 3 seater, chesterfield',
  ],
  23: ['drone'],
  24: ['wine cooler, wine fridge, american fridge, mini fridge'],
  100: [
    'projector, dvd player, blu-ray player, video recorder, media player, chromecast, apple tv, set-top box, video doorbell, security camera, alarm system',
    'walkie-talkie, calculator, typewriter, satellite dish, voice recorder, extension lead, vcr',
  ],
  103: ['ink cartridge, ink cartridges, toner, ink, photo printer'],
  104: ['controller, game controller, games controller, vr headset, game boy, gameboy, gamepad'],
  105: [
    'cd player, cassette player, tape deck, clock radio, radio alarm, dab radio, boombox, receiver, valve radio, gramophone, hi-fi system, stereo system',
    'hifi separates',
  ],
  106: [
    'mouse, wireless mouse, usb stick, memory stick, memory card, sd card, power bank, docking station, usb cable, hdmi cable, graphics card, ssd, modem',
    'mouse mat, laptop stand, wifi extender, nas drive, network switch',
  ],
  200: ['cooker hood, extractor hood, extractor fan, water heater, immersion heater'],
  201: ['spin dryer'],
  202: ['tabletop oven, mini oven'],
  204: ['freezer chest'],
  205: [
    'steam cleaner, steam mop, carpet cleaner, handheld vacuum, cordless vacuum, wet and dry vacuum',
  ],
  206: [
    'hand mixer, stick blender, hand blender, slow cooker, rice cooker, waffle maker, waffle iron, juicer, pressure cooker, sandwich toaster, toastie maker',
    'deep fryer, deep fat fryer, bread maker, bread machine, ice cream maker, food mixer, soda maker, raclette, egg boiler, mincer, soup maker, dehydrator',
    'kitchen mixer, electric kettle',
  ],
  207: [
    'espresso maker, espresso, cafetiere, milk frother, coffee grinder, percolator, coffee pod machine',
  ],
  208: ['knitting machine'],
  209: [
    'fan heater, oil heater, electric heater, oil-filled radiator, convector, convector heater, electric radiator, wood burner, log burner, stove heater',
    'ceiling fan, storage heater, heat lamp, paraffin heater',
  ],
  211: ['steam generator, trouser press'],
  300: [
    'swimsuit, swimming costume, bikini, swimming trunks, tracksuit, uniform, overalls, fancy dress, costume, ski wear, work clothes, boiler suit',
    "cycling clothes, gym clothes, gym kit, sports clothes, winter clothes, summer clothes, mens clothes, ladies clothes, women's clothes, men's clothes",
  ],
  301: [
    'gilet, body warmer, bodywarmer, blouson, puffer jacket, trench coat, winter coat, rain jacket, waterproofs, cloak, cape, waxed jacket, duffle coat',
    'oilskins',
  ],
  303: ['waistcoat, tailcoat, trouser suit, dinner suit, morning suit, business suit'],
  304: ['top, vest top, tee shirt, tshirt, tee, polo, work shirts, tunic, camisole'],
  305: [
    'ski trousers, joggers, jogging bottoms, tracksuit bottoms, dungarees, cargo pants, trouser',
  ],
  306: ['sari, wedding dress, ball gown, kilt, pinafore, cocktail dress'],
  307: ['polo neck, turtleneck, twinset, woollens, fleece jacket'],
  308: [
    'pjs, pyjama, sock, boxers, boxer shorts, briefs, knickers, panties, thermals, thermal underwear, nightdress, nightie, corset, stockings',
  ],
  309: [
    "school uniform, romper, babygrow, sleepsuit, school clothes, children's coat, baby clothing, bib, children's wear",
  ],
  310: [
    'beanie, mittens, shawl, bow tie, baseball cap, headscarf, fascinator, sun hat, glove, handkerchief, braces, pashmina',
  ],
  400: ['passport'],
  401: [
    'wellingtons, wellies, wellington boots, walking boots, hiking boots, court shoes, running shoes, football boots, flip flops, loafers, ankle boots',
    'brogues, clogs, stilettos, pumps, riding boots, work boots, safety boots, ballet shoes, boot, trainer, sneaker, slipper, sandal, espadrilles',
    'moccasins',
  ],
  402: [
    'shoulder bag, laptop bag, tote bag, tote, holdall, gym bag, school bag, satchel, clutch bag, bum bag, duffel bag, beach bag',
  ],
  403: ['cabin bag, hand luggage, travel case, garment bag, carry-on'],
  404: [
    'varifocals, varifocal lenses, progressive lenses, varifocal glasses, prescription glasses, bifocals',
  ],
  405: [
    'lipstick, hair products, face cream, hand cream, shampoo, aftershave, cologne, eau de toilette, creams, soap, nail polish, nail varnish, sun cream',
    'mascara, foundation',
  ],
  406: [
    'curling iron, curling tongs, hair curlers, straighteners, hair straighteners, hair clippers, beard trimmer, epilator, hair tongs, hair tools, foot spa',
    'massage gun, bathroom scales, water flosser',
  ],
  407: [
    'walking stick, glucose meter, nebuliser, prosthesis, orthotic insoles, massage chair, medicines, medicine, medication, stairlift, zimmer frame',
    'dentures, thermometer',
  ],
  501: [
    'pearls, pearl necklace, cufflinks, cuff links, brooch, pendant, gold chain, silver chain, gold ring, signet ring, engagement ring, diamond ring',
    'eternity ring, earring, ear rings, bangle, tie pin, anklet, diamond, locket, tiara, jewel, jewellery box, amber necklace, amber beads',
  ],
  503: [
    'watercolour, watercolor, oil painting, etching, drawing, portrait, engraving, framed picture, picture, statue, woodcut, oil on canvas, work of art',
  ],
  504: ['grandfather clock, longcase clock, antique clock, antique furniture, antique chest'],
  505: [
    'stamp album, medals, medal, football cards, pokemon cards, banknote collection, memorabilia, postcards, autograph',
  ],
  507: [
    'concert tickets, theatre tickets, train tickets, season ticket, festival tickets, ticket, bus pass, book token',
  ],
  601: [
    "play kitchen, toy kitchen, doll's house, dolls house, dollhouse, teddy, teddy bear, soft toys, cuddly toys, stuffed animals, train set, wooden train",
    'toy cars, scalextric, rocking horse, play tent, jigsaw puzzle, chess set, chess, playing cards, building blocks, marble run, action figures',
    "doll's pram, tricycle, swing set, sandpit, paddling pool, bouncy castle, remote control car, rc car, dressing-up clothes, kite, balance bike",
    'model cars, play house, wendy house, baby toys, radio controlled car, remote controlled car',
  ],
  602: ['baby car seat, booster seat, double buggy, pushchair footmuff, travel system'],
  603: [
    'playpen, baby bouncer, moses basket, travel cot, baby bath, nappies, breast pump, bottle steriliser, steriliser, stair gate, baby gate, highchair',
    'play mat, baby walker, changing mat, changing bag, potty, baby gym, baby swing, baby sling',
  ],
  701: [
    'cookbook, cookery book, cookery books, novel, paperback, hardback, encyclopaedia, encyclopedia, picture book, picture books, book, atlas, bible',
    "children's books, photo book, art books, comic books, dictionary, university books, photo album, photo albums",
  ],
  702: [
    'lps, lp, lp record, vinyl record, vinyl records, cassettes, cassette, audiobooks, dvd box set, record collection, cd collection, vhs tapes, vinyls',
    'records',
  ],
  801: [
    'golf set, golf bag, golf trolley, golf balls, golf clubs, badminton racket, badminton set, squash racket, padel racket, tennis balls, racket, racquet',
    'handball, basketball, volleyball, rugby ball, cricket bat, cricket set, hockey stick, wetsuit, snorkel, diving mask, diving equipment, flippers',
    'scuba gear, paddle board, paddleboard, sup, sup board, stand-up paddle board, canoe, kayak, windsurfer, bodyboard, surf board, climbing rope',
    'climbing harness, climbing gear, riding hat, riding helmet, roller skates, rollerblades, longboard, darts, dartboard, table tennis table',
    'table tennis bats, pool table, snooker table, snooker cue, croquet set, boxing gloves, punch bag, punchbag, boules, frisbee, trampoline',
    'swimming goggles, shin pads, football goal, basketball hoop, bow and arrow, fencing gear, judo suit, ball, balls',
  ],
  802: [
    'ski poles, ski helmet, ski goggles, snowboard boots, ice hockey skates, ice hockey gear, cross-country skis, ski bindings, sled, toboggan, snowshoes',
    'sledges, ski pole',
  ],
  803: [
    'barbell, kettlebell, weight bench, weight plates, weight set, yoga mat, exercise mat, resistance bands, spin bike, spinning bike, dumbbell',
    'elliptical trainer, elliptical, pull-up bar, gym ball, medicine ball, home gym, skipping rope, foam roller, multigym, punching bag',
  ],
  804: [
    'camping stove, camp stove, gas stove, camping table, camping chair, camp bed, cool box, coolbox, cool bag, sleeping mat, air bed, airbed, air mattress',
    'roll mat, headtorch, head torch, head lamp, torch, flashlight, compass, awning, camping lantern, hiking poles, walking poles, trekking poles',
    'binoculars, penknife, jerry can, gas bottle',
  ],
  805: [
    'fishing reel, tackle box, fishing net, fishing nets, waders, lures, fishing lures, landing net, air rifle, hunting rifle, gun cabinet, gun safe',
    'rifle scope, fishing line, gun, crossbow',
  ],
  806: [
    'bass guitar, electric bass, electric guitar, acoustic guitar, classical guitar, guitar strings, guitar case, guitar amp, guitar amplifier, bass amp',
    'guitar stand, music stand, drumsticks, drum set, drums, drum, snare drum, cymbal, microphone, microphone stand, mic, audio interface, synthesizer',
    'synthesiser, synth, midi keyboard, electric piano, digital piano, e-piano, stage piano, grand piano, upright piano, accordion, cello, viola',
    'double bass, flute, clarinet, saxophone, trumpet, trombone, french horn, tuba, harmonica, mouth organ, ukulele, banjo, mandolin, harp, bagpipes',
    'effects pedal, guitar pedal, metronome, piano stool, violin bow, instrument cable, organ, bongos, djembe, tambourine, xylophone, oboe, sheet music',
    'mixing desk',
  ],
  807: [
    'knitting needles, knitting wool, dressmaking fabric, sewing box, sewing kit, sewing basket, paints, paint set, acrylic paints, oil paints, easel',
    "canvases, paintbrushes, crochet hooks, embroidery, beads, scrapbook, airbrush, model kit, dressmaker's dummy, tailor's dummy, dressmaking shears",
    'dressmaking scissors, spinning wheel, loom, cross stitch, quilting, model trains, craft materials, art materials, sewing things, sewing supplies',
    'haberdashery, watercolour paints, pottery wheel, fabrics, rolls of fabric',
  ],
  901: [
    'persian rug, hall runner, stair carpet, sheepskin rug, runner, oriental rug, carpet tiles, rag rug',
  ],
  902: [
    'net curtains, lined curtains, venetian blinds, roman blind, curtain rail, curtain pole, shower curtain, lace curtains, blackout blind',
  ],
  903: [
    'pillow cases, pillowcases, duvet set, bedding set, fitted sheet, cotton sheets, bed set, duvet covers, valance, mattress protector, quilt cover',
  ],
  904: [
    'bath towels, hand towels, napkins, serviettes, table runner, dishcloths, beach towel, bath sheets, placemats, tea towel, flannels, bathroom mat',
  ],
  905: [
    'scatter cushions, sofa cushions, picnic blanket, wool blanket, bed throw, electric blanket',
  ],
  906: ['eiderdown'],
  907: [
    'lampshade, light bulb, standard lamp, desk lamp, reading lamp, ceiling light, wall light, spotlight, spotlights, fairy lights, bedside lamp, lantern',
    'led strip, night light, uplighter, light fitting',
  ],
  908: [
    'picture frame, photo frame, photo frames, candle, candles, candlestick, candelabra, figurine, ornament, china dogs, china dog, china figures',
    'porcelain figures, poster, framed print, framed prints, print, wall hanging, artificial flowers, christmas tree, christmas ornaments, nativity set',
    'nativity scene, mantel clock, carriage clock, cuckoo clock, clock, alarm clock, decorative bowl, easter decorations, plant stand, houseplant',
    'house plants, potted plants, pot plants, snow globe',
  ],
  1001: [
    'bedstead, divan, divan bed, day bed, daybed, headboard, futon, bed base, loft bed, cot bed, guest bed, crib',
  ],
  1003: [
    'kitchen table, side table, bedside table, dressing table, console table, recliner, rocking chair, bar stool, footstool, pouffe, nest of tables',
    'writing desk, gaming chair, folding table, trestle table, dining set, dining suite, dining chairs, beanbag, wing chair, bench, table and chairs',
    'high stool',
  ],
  1004: [
    'tv stand, tv unit, shelving unit, shelving, bedside cabinet, display cabinet, dresser, drawers, shoe rack, coat stand, filing cabinet, bureau, tallboy',
    'drinks cabinet, kitchen units, locker, storage unit, wall unit, media unit, hat stand, coat rack, wine rack, racking, bookshelves, kitchen cupboards',
    'blanket chest, chest',
  ],
  1100: [
    'mixing bowl, chopping board, tupperware, food containers, storage jars, kitchen scales, rolling pin, colander, sieve, grater, corkscrew, measuring jug',
    'kitchen tools, thermos flask, thermos, lunch box, water bottle, bread bin, dish rack, peeler, salt and pepper mills, pepper mill, bin, pedal bin',
    'kitchen bin, picnic hamper, picnic basket',
  ],
  1101: [
    'pan set, set of pans, saucepan set, pots and pans, pot set, casserole dish, casserole, wok, roasting tin, baking tray, baking tin, cake tin',
    "knife block, knife set, chef's knife, chef knives, griddle pan, dutch oven, skillet, stock pot, milk pan, knife, bread tin, muffin tin, paella pan",
  ],
  1102: [
    'mug, bowl, cup, saucer, teapot, tea set, teacup, jug, sherry glasses, crystal glasses, champagne glasses, champagne flutes, whisky glasses',
    'beer glasses, cocktail glasses, shot glasses, tumbler, decanter, serving dish, serving bowl, salad bowl, fruit bowl, cake plate, cake stand',
    'dinner plates, side plates, dinner set, forks, spoons, silver cutlery, tea service, coffee pot, coffee cups, coffee service, soup bowls, gravy boat',
    'wine glass, tureen, platter, egg cups, carafe, dinnerware, bone china, canteen of cutlery, silverware, water glasses',
  ],
  1200: [
    'plywood, timber, wood planks, paint, wallpaper, tiles, laminate flooring, plywood sheets, plywood sheet',
  ],
  1201: [
    'mallet, chisel, bench chisel, turning chisels, hand plane, hand planes, block plane, wood plane, handsaw, hand saw, pull saw, hacksaw, tenon saw',
    'clamp, vice, bench vice, bar clamp, workbench, work bench, socket set, spanner, spanner set, pliers, pincers, axe, hatchet, crowbar, spirit level',
    'tape measure, toolkit, tool kit, tool set, tool box, tool chest, tool bag, allen keys, stepladder, step ladder, bolt cutters, stanley knife, trowel',
    'sharpening stone, whetstone, saw horses, screws, nails, toolboxes, wrenches',
  ],
  1202: [
    'planer, thicknesser, planer thicknesser, bandsaw, band saw, lathe, wood lathe, mitre saw, table saw, scroll saw, electric jigsaw, cordless jigsaw',
    'reciprocating saw, pillar drill, drill press, hammer drill, impact driver, combi drill, dust extractor, air compressor, compressor, nail gun, heat gun',
    'welder, soldering iron, generator, multitool, multi-tool, belt sander, orbital sander, plunge router, wood router, router table, bench grinder',
    'grinder, paint sprayer, drill bits, tile cutter, cement mixer, electric screwdriver, cordless screwdriver, electric planer, glue gun, jet wash',
    'welding machine',
  ],
  1203: [
    'rake, wheelbarrow, watering can, hosepipe, hose, hose reel, secateurs, loppers, garden shears, shears, garden fork, pitchfork, shovel, hoe, strimmer',
    'brush cutter, brushcutter, leaf blower, scarifier, mower, ride-on mower, lawn tractor, flower pot, plant pot, planter, greenhouse, compost bin',
    'water butt, sprinkler, hedge cutter, hedge clippers, rotavator, cultivator, garden shredder, log splitter, bird table, bird feeder, pond pump',
    'grass trimmer, snow shovel, garden shed, shed, chain saw, muck fork, pruning saw, robot lawnmower, garden tool',
  ],
  1204: [
    'garden bench, hammock, garden swing, swing seat, sun bed, deckchair, deck chair, garden chair, garden sofa, patio set, garden set, gazebo, patio table',
    'garden lounger, garden cushions, sun umbrella, bistro set, picnic table, picnic bench, patio chairs, garden umbrella',
  ],
  1205: [
    'pizza oven, barbecue tools, bbq tools, fire pit, kamado, charcoal grill, gas grill, smoker',
  ],
  1301: ['electric cargo bike, e-mountain bike, emtb'],
  1302: [
    'cycle helmet, cycling helmet, bike light, bike lights, bike pump, bicycle pump, child bike seat, bike seat, panniers, bike rack, bike carrier',
    'cycling shoes, bike computer, cycle lock, bike basket, bike tyres, bicycle trailer, bike tools, bike bag, bike bell, bicycle tyres, bicycle tyre',
    'bike tyre',
  ],
  1303: ["kick scooter, child's scooter, stunt scooter"],
  1401: [
    "cat basket, cat's basket, dog basket, dog's basket, dog crate, dog cage, cat carrier, scratching post, cat scratching post, litter tray, bird cage",
    'rabbit hutch, hutch, hamster cage, fish tank, terrarium, dog coat, horse rug, horse blanket, bridle, riding saddle, dressage saddle, jumping saddle',
    'pony saddle, halter, head collar, dog bowl, pet carrier, dog harness, cat flap, grooming kit, chicken coop, reins, horse tack, cat litter, dog toys',
    'pet bed, stirrups',
  ],
  1402: ['hay, horse feed, bird seed, bird food, dog treats, fish food, pet food, chicken feed'],
  1501: [
    'jam, home-made jam, frozen meat, fridge contents, freezer contents, contents of the freezer, tinned food, canned food, tins of food, dry goods, spices',
    'flour, preserves, honey, sweets, chocolate, cheese, frozen vegetables, bread, coffee beans, tea, coffee, venison, sausages, fruit, vegetables',
    'pantry food, store cupboard food, cereal, pasta, rice, olive oil, snacks, biscuits, cake, frozen fish, salmon, larder contents, food shopping',
  ],
  1502: [
    'sherry, port wine, gin, vodka, rum, brandy, cognac, whiskey, red wine, white wine, prosecco, cider, liqueur, liqueurs, soft drinks, lemonade, juice',
    'cava, lager, ale, wine bottles, single malt, spirit bottles',
  ],
  1503: [
    'cleaning agents, washing powder, laundry detergent, fabric softener, bleach, toilet paper, kitchen roll, washing-up liquid, dishwasher tablets',
    'cleaning materials, cleaning things, bin bags, mop, bucket, broom, cleaning kit, loo roll, clothes horse, clothes airer, laundry basket',
  ],
  1600: [
    'roof rack, roof bars, car battery, jump leads, dash cam, dashcam, sat nav, satnav, trailer, tow bar, snow chains, wheel rims, alloy wheels, rims, oars',
    'oar, paddle, outboard motor, outboard, anchor, dinghy, inflatable boat, life vest, buoyancy aid, boat cover, car jack, motorcycle helmet',
    'motorbike helmet, motorbike gear, car stereo, fenders, motor oil, summer tyres, tyre set, winter wheels, boat engine, sails, car mats, battery charger',
  ],
  1700: ['moving boxes, storage boxes, plastic boxes, storage crates, cardboard boxes'],
};

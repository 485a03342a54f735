import type { HouseholdNames } from '../../household-categories';

export const en: HouseholdNames = {
  100: ['Electronics', 'electronic, electronic equipment, consumer electronics, gadgets'],
  101: [
    'Desktop computers',
    'desktop computer, desktop, desktops, desktop pc, gaming pc, workstation',
  ],
  102: ['Monitors', 'monitor, computer monitor, computer screen, screen, screens, display'],
  103: ['Printers', 'printer, inkjet printer, laser printer, scanner, scanners'],
  104: [
    'Games consoles',
    'games console, game console, game consoles, console, consoles, playstation, xbox, gaming console, controllers',
  ],
  105: [
    'Hi-fi and radios',
    'hi-fi, hifi, stereo, stereos, radio, radios, record player, turntable, amplifier, audio',
  ],
  106: [
    'Computer accessories',
    'computer accessory, it accessories, keyboard, computer mouse, router, hard drive, webcam, charger, chargers, hard drives, external hard drive, external hard drives',
  ],
  200: [
    'Appliances',
    'appliance, household appliances, white goods, domestic appliances, large appliances',
  ],
  201: ['Tumble dryers', 'tumble dryer, tumble drier, dryer, dryers, clothes dryer'],
  202: ['Ovens', 'oven, cooker, cookers, range cooker, electric oven'],
  203: ['Microwave ovens', 'microwave, microwaves, microwave oven'],
  204: ['Freezers', 'freezer, chest freezer, upright freezer, deep freezer'],
  205: ['Vacuum cleaners', 'vacuum cleaner, vacuum, hoover, robot vacuum, robot vacuums, vacuums'],
  206: [
    'Small kitchen appliances',
    'small appliances, kitchen appliances, kitchen appliance, kettle, toaster, blender, food processor, stand mixer, air fryer, mixer',
  ],
  207: ['Coffee machines', 'coffee machine, coffee maker, coffee makers, espresso machine'],
  208: ['Sewing machines', 'sewing machine, overlocker'],
  209: [
    'Heaters and fans',
    'heater, heaters, fan, fans, radiator, dehumidifier, air conditioner, air purifier, humidifier',
  ],
  210: ['Heat pumps', 'heat pump'],
  211: ['Irons and steamers', 'iron, steam iron, ironing board, clothes steamer, garment steamer'],
  300: [
    'Clothing',
    'clothes, apparel, apparel & accessories, garments, garment, menswear, womenswear, sportswear, workwear, swimwear',
  ],
  301: [
    'Coats and jackets',
    'coat, coats, jacket, jackets, outerwear, parka, anorak, raincoat, overcoat, down jacket',
  ],
  302: ['Leather jackets', 'leather jacket, leather coat, leather clothing, fur coat'],
  303: ['Suits', 'suit, blazer, blazers, tuxedo, dinner jacket, formal wear'],
  304: ['Shirts', 'shirt, blouse, blouses, t-shirt, t-shirts, tops, polo shirt'],
  305: ['Trousers', 'pants, jeans, shorts, slacks, leggings, chinos'],
  306: ['Dresses and skirts', 'dress, dresses, skirt, skirts, gown, evening dress'],
  307: [
    'Knitwear',
    'sweater, sweaters, jumper, jumpers, cardigan, pullover, sweatshirt, hoodie, hoodies, fleece',
  ],
  308: [
    'Underwear and nightwear',
    'underwear, nightwear, lingerie, socks, pyjamas, pajamas, bra, tights, dressing gown, bathrobe',
  ],
  309: [
    "Children's clothing",
    "childrens clothes, kids clothes, kids clothing, baby clothes, children's clothes, snowsuit",
  ],
  310: [
    'Clothing accessories',
    'hat, hats, gloves, scarf, scarves, belt, belts, tie, ties, umbrella, cap',
  ],
  400: [
    'Personal belongings',
    'personal items, health & beauty, personal effects, personal property',
  ],
  401: ['Shoes', 'shoe, footwear, boots, trainers, sneakers, sandals, slippers, heels'],
  402: [
    'Bags',
    'bag, handbag, handbags, purse, backpack, backpacks, rucksack, wallet, wallets, sports bag, briefcase',
  ],
  403: ['Suitcases', 'suitcase, luggage, luggage & bags, trolley case, travel bag'],
  404: ['Glasses', 'spectacles, eyeglasses, sunglasses, reading glasses, eyewear, contact lenses'],
  405: [
    'Cosmetics',
    'cosmetic, makeup, make-up, perfume, perfumes, skincare, skin care, toiletries, beauty products',
  ],
  406: [
    'Personal care appliances',
    'hair dryer, hairdryer, shaver, electric shaver, electric toothbrush, hair straightener, personal care',
  ],
  407: [
    'Medical aids',
    'medical aid, hearing aid, hearing aids, wheelchair, walking frame, rollator, crutches, mobility scooter, medical equipment, blood pressure monitor',
  ],
  500: ['Valuables', 'valuable items, precious items'],
  501: [
    'Jewellery',
    'jewelry, jewels, ring, rings, necklace, necklaces, earrings, bracelet, bracelets, wedding ring',
  ],
  502: ['Watches', 'watch, wristwatch, wrist watch, pocket watch, wristwatches'],
  503: ['Art', 'artwork, artworks, painting, paintings, sculpture, lithograph, works of art'],
  504: ['Antiques', 'antique, antiquities'],
  505: [
    'Collectibles',
    'collectible, collection, collections, stamps, coins, stamp collection, coin collection, trading cards',
  ],
  506: ['Cash', 'money, banknotes, currency, foreign currency'],
  507: ['Vouchers', 'voucher, gift card, gift cards, gift voucher, tickets, travel pass'],
  600: ['Baby and children', 'baby, baby & toddler, children, kids, child, nursery'],
  601: [
    'Toys',
    'toy, toys and games, toys & games, games, board game, board games, puzzle, puzzles, doll, dolls, lego, jigsaw',
  ],
  602: [
    'Pushchairs and car seats',
    'pushchair, pram, prams, stroller, strollers, car seat, child car seat, buggy',
  ],
  603: [
    'Baby equipment',
    'baby monitor, high chair, baby bottle, baby carrier, changing table, baby gear',
  ],
  700: ['Books and media', 'media'],
  701: ['Books', 'textbook, textbooks, novels, comics, magazines'],
  702: ['Music and films', 'cds, dvds, dvd, cd, vinyl, records, blu-ray, movies, films, music'],
  703: ['Video games', 'video game, computer game, computer games, console games'],
  800: ['Sport and leisure', 'sport, leisure, hobby, hobbies, leisure equipment'],
  801: [
    'Sports equipment',
    'sports, sporting goods, sports gear, golf clubs, golf, tennis racket, football, surfboard, skateboard, riding equipment, inline skates',
  ],
  802: [
    'Winter sports equipment',
    'winter sports, ski, skis, snowboard, ice skates, ski boots, sledge, ski equipment',
  ],
  803: [
    'Fitness equipment',
    'fitness, exercise bike, treadmill, dumbbells, weights, gym equipment, cross trainer, rowing machine',
  ],
  804: [
    'Camping equipment',
    'camping, outdoor, outdoor equipment, tent, tents, sleeping bag, hiking gear, camping gear',
  ],
  805: [
    'Fishing and hunting gear',
    'fishing, hunting, fishing gear, fishing rod, fishing tackle, hunting gear, shotgun, rifle, weapons',
  ],
  806: [
    'Musical instruments',
    'musical instrument, instrument, instruments, guitar, piano, violin, drum kit, keyboard instrument',
  ],
  807: [
    'Craft supplies',
    'crafts, craft, yarn, hobby materials, knitting, art supplies, model railway',
  ],
  900: ['Home furnishings', 'furnishings, home textiles, interior, soft furnishings'],
  901: ['Carpets', 'carpet, rug, rugs, doormat, floor covering'],
  902: ['Curtains', 'curtain, blinds, blind, drapes, roller blind'],
  903: [
    'Bed linen',
    'bedding, linens & bedding, linen, sheets, bed sheets, duvet cover, pillowcase, bedclothes',
  ],
  904: [
    'Towels and tablecloths',
    'towel, towels, tablecloth, tablecloths, table linen, tea towels, bath mat',
  ],
  905: ['Blankets', 'blanket, throw, throws, bedspread, cushions, cushion'],
  906: ['Duvets and pillows', 'duvet, duvets, pillow, pillows, quilt, quilts, comforter'],
  907: [
    'Lamps',
    'lamp, lighting, lights, floor lamp, table lamp, chandelier, light fittings, pendant lamp',
  ],
  908: [
    'Home decoration',
    'decoration, decorations, decor, mirror, mirrors, vase, vases, picture frames, candlesticks, ornaments, wall clock, christmas decorations',
  ],
  1001: ['Beds', 'bed, bed frame, double bed, bunk bed, box spring bed, cot'],
  1002: ['Mattresses', 'mattress, mattress topper, topper'],
  1003: [
    'Tables and chairs',
    'table, tables, chair, chairs, dining table, armchair, desk, coffee table, stool, office chair',
  ],
  1004: [
    'Cabinets and shelves',
    'cabinet, cabinets, shelf, shelves, bookcase, bookshelf, wardrobe, wardrobes, chest of drawers, cupboard, sideboard',
  ],
  1100: [
    'Kitchenware',
    'kitchen equipment, kitchen & dining, kitchen utensils, kitchen, kitchen items',
  ],
  1101: [
    'Cookware',
    'pots, pans, pot, pan, frying pan, saucepan, baking tins, bakeware, kitchen knife, kitchen knives',
  ],
  1102: [
    'Tableware',
    'crockery, dishes, plates, plate, cutlery, porcelain, glassware, china, cups, drinking glasses, wine glasses, dinner service, mug, mugs',
  ],
  1200: ['Tools and garden', 'diy, hardware, house and garden'],
  1201: ['Hand tools', 'tools, tool, hand tool, toolbox, hammer, screwdriver, ladder, wrench'],
  1202: [
    'Power tools',
    'power tool, drill, drills, cordless drill, saw, circular saw, jigsaw tool, angle grinder, sander, pressure washer, electric tools, electric jigsaw, jigsaw electric',
  ],
  1203: [
    'Garden equipment',
    'garden, lawn & garden, gardening, garden tools, lawnmower, lawn mower, robotic lawnmower, robot mower, hedge trimmer, chainsaw, garden hose, spade, snow blower, plants',
  ],
  1204: [
    'Garden furniture',
    'outdoor furniture, patio furniture, garden table, garden chairs, parasol, sun lounger, garden chair cushions, garden cushions',
  ],
  1205: ['Barbecues', 'barbecue, bbq, grill, grills, gas barbecue, patio heater'],
  1300: ['Bicycles and scooters', 'cycles, cycling'],
  1301: [
    'E-bikes',
    'e-bike, ebike, ebikes, electric bike, electric bikes, electric bicycle, electric bicycles, pedelec, cargo bike',
  ],
  1302: [
    'Bicycle accessories',
    'bike accessories, bicycle helmet, bike helmet, bike lock, bicycle parts, bike trailer, bike parts',
  ],
  1303: [
    'Electric scooters',
    'electric scooter, e-scooter, e-scooters, scooter, scooters, hoverboard',
  ],
  1400: ['Pets', 'pet, animals & pet supplies, animals, animal'],
  1401: [
    'Pet supplies',
    'pet equipment, aquarium, dog bed, dog lead, cat tree, pet cage, saddle, horse equipment',
  ],
  1402: ['Pet food', 'dog food, cat food, animal feed'],
  1500: ['Food and consumables', 'consumables'],
  1501: [
    'Food',
    'groceries, foodstuffs, frozen food, provisions, meat, lamb, beef, frozen veg, frozen vegetables',
  ],
  1502: [
    'Drinks',
    'drink, beverages, wine, wines, beer, spirits, alcohol, whisky, champagne, rioja, prosecco, claret, case of wine',
  ],
  1503: ['Cleaning supplies', 'cleaning products, household supplies, detergent, cleaning'],
  1600: [
    'Car and boat accessories',
    'car accessories, boat accessories, tyres, tyre, tires, winter tyres, roof box, car parts, vehicles & parts, life jacket, boat equipment, car',
  ],
  1700: ['Other', 'other things, miscellaneous, misc, sundries'],
};

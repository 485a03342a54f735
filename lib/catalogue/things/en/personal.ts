import type { Things } from '../../categories';

export const personal: Things = {
  300: [
    'swimsuit, swimming costume, bikini, swimming trunks, tracksuit, uniform, overalls',
    'fancy dress, costume, ski wear, work clothes, boiler suit, cycling clothes, gym clothes',
    'gym kit, sports clothes, winter clothes, summer clothes, mens clothes, ladies clothes',
    "women's clothes, men's clothes",
  ],
  301: [
    'gilet, body warmer, bodywarmer, blouson, puffer jacket, trench coat, winter coat',
    'rain jacket, waterproofs, cloak, cape, waxed jacket, duffle coat, oilskins',
  ],
  303: ['waistcoat, tailcoat, trouser suit, dinner suit, morning suit, business suit'],
  304: ['top, vest top, tee shirt, tshirt, tee, polo, work shirts, tunic, camisole'],
  305: [
    'ski trousers, joggers, jogging bottoms, tracksuit bottoms, dungarees, cargo pants, trouser',
  ],
  306: ['sari, wedding dress, ball gown, kilt, pinafore, cocktail dress'],
  307: ['polo neck, turtleneck, twinset, woollens, fleece jacket'],
  308: [
    'pjs, pyjama, sock, boxers, boxer shorts, briefs, knickers, panties, thermals',
    'thermal underwear, nightdress, nightie, corset, stockings',
  ],
  309: [
    "school uniform, romper, babygrow, sleepsuit, school clothes, children's coat",
    "baby clothing, bib, children's wear",
  ],
  310: [
    'key ring, key rings, keyring',
    'beanie, mittens, shawl, bow tie, baseball cap, headscarf, fascinator, sun hat, glove',
    'handkerchief, braces, pashmina',
  ],
  400: ['magnifying glass', 'passport'],
  401: [
    'wellingtons, wellies, wellington boots, walking boots, hiking boots, court shoes',
    'running shoes, football boots, flip flops, loafers, ankle boots, brogues, clogs, stilettos',
    'pumps, riding boots, work boots, safety boots, ballet shoes, boot, trainer, sneaker',
    'slipper, sandal, espadrilles, moccasins',
  ],
  402: [
    'pencil case',
    'shoulder bag, laptop bag, tote bag, tote, holdall, gym bag, school bag, satchel',
    'clutch bag, bum bag, duffel bag, beach bag',
  ],
  403: ['cabin bag, hand luggage, travel case, garment bag, carry-on'],
  404: [
    'varifocals, varifocal lenses, progressive lenses, varifocal glasses, prescription glasses',
    'bifocals',
  ],
  405: [
    'hair brush, hairbrush, toothbrush, tooth brush, comb',
    'lipstick, hair products, face cream, hand cream, shampoo, aftershave, cologne',
    'eau de toilette, creams, soap, nail polish, nail varnish, sun cream, mascara, foundation',
  ],
  406: [
    'curling iron, curling tongs, hair curlers, straighteners, hair straighteners',
    'hair clippers, beard trimmer, epilator, hair tongs, hair tools, foot spa, massage gun',
    'bathroom scales, water flosser',
  ],
  407: [
    'walking stick, glucose meter, nebuliser, prosthesis, orthotic insoles, massage chair',
    'medicines, medicine, medication, stairlift, zimmer frame, dentures, thermometer',
  ],
  501: [
    'pearls, pearl necklace, cufflinks, cuff links, brooch, pendant, gold chain, silver chain',
    'gold ring, signet ring, engagement ring, diamond ring, eternity ring, earring, ear rings',
    'bangle, tie pin, anklet, diamond, locket, tiara, jewel, jewellery box, amber necklace',
    'amber beads',
  ],
  503: [
    'watercolour, watercolor, oil painting, etching, drawing, portrait, engraving',
    'framed picture, picture, statue, woodcut, oil on canvas, work of art',
  ],
  504: ['grandfather clock, longcase clock, antique clock, antique furniture, antique chest'],
  505: [
    'music box',
    'stamp album, medals, medal, football cards, pokemon cards, banknote collection',
    'memorabilia, postcards, autograph',
  ],
  507: [
    'concert tickets, theatre tickets, train tickets, season ticket, festival tickets, ticket',
    'bus pass, book token',
  ],
  601: [
    'water gun, nerf gun',
    "play kitchen, toy kitchen, doll's house, dolls house, dollhouse, teddy, teddy bear",
    'soft toys, cuddly toys, stuffed animals, train set, wooden train, toy cars, scalextric',
    'rocking horse, play tent, jigsaw puzzle, chess set, chess, playing cards, building blocks',
    "marble run, action figures, doll's pram, tricycle, swing set, sandpit, paddling pool",
    'bouncy castle, remote control car, rc car, dressing-up clothes, kite, balance bike',
    'model cars, play house, wendy house, baby toys, radio controlled car',
    'remote controlled car',
  ],
  602: ['baby car seat, booster seat, double buggy, pushchair footmuff, travel system'],
  603: [
    'teething ring, baby mobile, cot mobile',
    'playpen, baby bouncer, moses basket, travel cot, baby bath, nappies, breast pump',
    'bottle steriliser, steriliser, stair gate, baby gate, highchair, play mat, baby walker',
    'changing mat, changing bag, potty, baby gym, baby swing, baby sling',
  ],
  701: [
    'cookbook, cookery book, cookery books, novel, paperback, hardback, encyclopaedia',
    "encyclopedia, picture book, picture books, book, atlas, bible, children's books",
    'photo book, art books, comic books, dictionary, university books, photo album',
    'photo albums',
  ],
  702: [
    'vinyl collection, record collection',
    'lps, lp, lp record, vinyl record, vinyl records, cassettes, cassette, audiobooks',
    'dvd box set, record collection, cd collection, vhs tapes, vinyls, records',
  ],
};

import type { CategoryNames } from '../categories';
import { en as household } from './household/en';

export const en: CategoryNames = {
  ...household,
  10: [
    'Phones',
    'phone, mobile, mobiles, mobile phone, mobile phones, cell phone, cell phones, smart phone, smart phones, handset',
  ],
  11: ['Tablets', 'tablet, tablet computer'],
  12: [
    'Laptops',
    'laptop, laptop computer, notebook, notebooks, portable computer, ultrabook, computer, computers, pc',
  ],
  13: ['Televisions', 'television, tv, tvs, tv set, telly, smart tv, television set'],
  14: ['Cameras', 'camera, digital camera, dslr, system camera, mirrorless camera'],
  15: ['Headphones', 'headphone, headset, head set, earphones, earbuds, ear buds, earpods'],
  16: ['Smart watches', 'smart watch, smartwatch, smartwatches, sports watch, fitness watch'],
  17: [
    'Speakers',
    'speaker, loudspeaker, loudspeakers, wireless speaker, bluetooth speaker, sound bar, soundbars',
  ],
  18: ['Washing machines', 'washing machine, washer, washers, clothes washer'],
  19: ['Dishwashers', 'dishwasher, dish washing machine'],
  20: [
    'Bicycles',
    'bicycle, bike, bikes, cycle, pushbike, city bike, mountain bike, road bike, racing bike',
  ],
  21: ['Furniture', 'sofa, sofas, couch, couches, settee'],
  22: ['Hobs', 'hob, cooktop, cooktops, induction hob, induction hobs, stove top, stove'],
  23: ['Action cameras', 'action camera, action cam, sports camera, helmet camera'],
  24: ['Refrigerators', 'refrigerator, fridge, fridges, fridge freezer, fridge freezers'],
};

import type { Things } from '../../categories';

export const devices: Things = {
  10: ['screen protector', 'landline phone, cordless phone, telephone'],
  11: ['e-reader, ereader'],
  14: [
    'lens, camera lens, zoom lens, tripod, flashgun, studio flash, softbox, light meter',
    'camera body, camcorder, polaroid, digital slr, slr',
  ],
  16: ['apple watch'],
  17: ['subwoofer, smart speaker, soundbar'],
  18: ['washer dryer, washer-dryer'],
  21: [
    'three piece suite, sofa bed, sofabed, chaise longue, corner sofa, ottoman, loveseat',
    'two seater, 3 seater, chesterfield',
  ],
  23: ['drone'],
  24: ['wine cooler, wine fridge, american fridge, mini fridge'],
  100: [
    'projector, dvd player, blu-ray player, video recorder, media player, chromecast, apple tv',
    'set-top box, video doorbell, security camera, alarm system, walkie-talkie, calculator',
    'typewriter, satellite dish, voice recorder, extension lead, vcr',
  ],
  103: ['printer paper', 'ink cartridge, ink cartridges, toner, ink, photo printer'],
  104: [
    'vr goggles, vr headset, vr glasses',
    'controller, game controller, games controller, vr headset, game boy, gameboy, gamepad',
  ],
  105: [
    'cd player, cassette player, tape deck, clock radio, radio alarm, dab radio, boombox',
    'receiver, valve radio, gramophone, hi-fi system, stereo system, hifi separates',
  ],
  106: [
    'mouse, wireless mouse, usb stick, memory stick, memory card, sd card, power bank',
    'docking station, usb cable, hdmi cable, graphics card, ssd, modem, mouse mat, laptop stand',
    'wifi extender, nas drive, network switch',
  ],
  200: ['cooker hood, extractor hood, extractor fan, water heater, immersion heater'],
  201: ['spin dryer'],
  202: ['tabletop oven, mini oven'],
  204: ['freezer chest'],
  205: [
    'steam cleaner, steam mop, carpet cleaner, handheld vacuum, cordless vacuum',
    'wet and dry vacuum',
  ],
  206: [
    'hand mixer, stick blender, hand blender, slow cooker, rice cooker, waffle maker',
    'waffle iron, juicer, pressure cooker, sandwich toaster, toastie maker, deep fryer',
    'deep fat fryer, bread maker, bread machine, ice cream maker, food mixer, soda maker',
    'raclette, egg boiler, mincer, soup maker, dehydrator, kitchen mixer, electric kettle',
  ],
  207: [
    'espresso maker, espresso, cafetiere, milk frother, coffee grinder, percolator',
    'coffee pod machine',
  ],
  208: ['knitting machine'],
  209: [
    'fan heater, oil heater, electric heater, oil-filled radiator, convector, convector heater',
    'electric radiator, wood burner, log burner, stove heater, ceiling fan, storage heater',
    'heat lamp, paraffin heater',
  ],
  211: ['steam generator, trouser press, clothes horse, clothes airer'],
};

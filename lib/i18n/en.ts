import { cart } from './en/cart';
import { desk } from './en/desk';
import { inspector } from './en/inspector';
import { inventory } from './en/inventory';
import { newItem } from './en/new-item';

/** Every text that a person reads in the browser; a further language is written as `… satisfies Messages`. */
export const en = { ...desk, cart, inspector, inventory, newItem };

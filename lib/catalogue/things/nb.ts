import type { Things } from '../categories';
import { devices } from './nb/devices';
import { household } from './nb/household';
import { personal } from './nb/personal';

export const nb: Things = { ...devices, ...personal, ...household };

import type { Things } from '../categories';
import { devices } from './de/devices';
import { household } from './de/household';
import { personal } from './de/personal';

export const de: Things = { ...devices, ...personal, ...household };

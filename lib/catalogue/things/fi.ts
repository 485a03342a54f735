import type { Things } from '../categories';
import { devices } from './fi/devices';
import { household } from './fi/household';
import { personal } from './fi/personal';

export const fi: Things = { ...devices, ...personal, ...household };

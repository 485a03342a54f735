import type { Things } from '../categories';
import { devices } from './en/devices';
import { household } from './en/household';
import { personal } from './en/personal';

export const en: Things = { ...devices, ...personal, ...household };

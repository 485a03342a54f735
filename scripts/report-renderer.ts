/** The thread in which reports are rendered. It opens its fonts once, before the first report asks for them. */
import { move } from 'piscina';
import type { ReportInput } from '@/lib/reports/input';
import { loadTypefaces } from '@/lib/reports/paper/fonts';
import { render } from '@/lib/reports/render';

await loadTypefaces();

/** The bytes change hands instead of being copied. */
export default async (input: ReportInput) => move(await render(input));

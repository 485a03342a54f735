import type { Detector } from '../detector';
export const copyMove: Detector = () => ({ signals: [], heatmap: null });

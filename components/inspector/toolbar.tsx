'use client';
import {
  Flame,
  Image as ImageIcon,
  SquareDashed,
  SquareSplitHorizontal,
  Minus,
  Plus,
  type LucideIcon,
} from 'lucide-react';
import { Button, IconButton } from '../ui/button';
import { Kbd } from '../ui/kbd';
import type { Viewport } from '../viewer/use-viewport';
import type { Size } from '../viewer/viewport';
import { useTranslation } from '../translation';
import type { Layer, Layers } from './use-layers';

interface ToolbarProps {
  layers: Layers;
  viewport: Viewport;
  natural: Size;
  zoomStep: number;
}

/**
 * Four labels would not fit beside the zoom in the panel's width, so two buttons show only their
 * icon. On a phone all have labels, because the zoom has its own line.
 */
const LAYERS: readonly { layer: Layer; icon: LucideIcon; letter: string; isIconOnly?: true }[] = [
  { layer: 'regions', icon: SquareDashed, letter: 'B' },
  { layer: 'heatmap', icon: Flame, letter: 'H' },
  { layer: 'original', icon: ImageIcon, letter: 'O', isIconOnly: true },
  { layer: 'compare', icon: SquareSplitHorizontal, letter: 'V', isIconOnly: true },
];

export function Toolbar({ layers, viewport, natural, zoomStep }: ToolbarProps) {
  const { t, formats } = useTranslation();
  const { view, fitted, zoomBy, showAll } = viewport;
  return (
    <div
      role="toolbar"
      aria-label={t.inspector.tools}
      className="flex flex-wrap items-center gap-1 border-b border-line px-3 py-2"
    >
      {LAYERS.map(({ layer, icon: Icon, letter, isIconOnly }) => (
        <Button
          key={layer}
          className="gap-1! px-1.5!"
          aria-pressed={layers.shown[layer]}
          disabled={!layers.has[layer]}
          title={isIconOnly && t.inspector.layers[layer]}
          onClick={() => layers.toggle(layer)}
        >
          <Icon aria-hidden size={16} />
          <span className={isIconOnly && 'sm:sr-only'}>{t.inspector.layers[layer]}</span>{' '}
          <Kbd>{letter}</Kbd>
        </Button>
      ))}
      <span className="ml-auto flex items-center">
        <IconButton
          look="quiet"
          className="w-6.5!"
          label={t.inspector.zoomOut}
          onClick={() => zoomBy(1 / zoomStep)}
        >
          <Minus aria-hidden size={16} />
        </IconButton>
        <Button
          look="quiet"
          className="min-w-11 px-0.5!"
          aria-label={`${t.inspector.fit}, ${formats.percent((fitted.width * view.scale) / natural.width)}`}
          title={`${t.inspector.fit} (0)`}
          onClick={showAll}
        >
          {formats.percent((fitted.width * view.scale) / natural.width)}
        </Button>
        <IconButton
          look="quiet"
          className="w-6.5!"
          label={t.inspector.zoomIn}
          onClick={() => zoomBy(zoomStep)}
        >
          <Plus aria-hidden size={16} />
        </IconButton>
      </span>
    </div>
  );
}

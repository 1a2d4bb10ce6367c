/** Zooming and panning the drawing, with two fingers or by buttons. */
import type { Layout, Point } from './layout.ts';

export class Zoom {
  scale: number = $state(1);
  x: number = $state(0);
  y: number = $state(0);
  private fingers = new Map<number, Point>();

  /** A point of the drawing, as it was before zooming. */
  back(point: Point): Point {
    return { x: (point.x - this.x) / this.scale, y: (point.y - this.y) / this.scale };
  }

  /** Where a point of the board is, as a share of the frame's width and height. */
  share(point: Point, layout: Layout): Point {
    return {
      x: (point.x * this.scale + this.x) / layout.width + 0.5,
      y: (point.y * this.scale + this.y) / layout.height + 0.5,
    };
  }

  by(factor: number, layout: Layout, around: Point = { x: 0, y: 0 }): void {
    const scale = Math.max(1, Math.min(3, this.scale * factor));
    const ratio = scale / this.scale;
    this.x = around.x - (around.x - this.x) * ratio;
    this.y = around.y - (around.y - this.y) * ratio;
    this.scale = scale;
    this.hold(layout);
  }

  /** A finger came down; true when it is the second, and what follows is no tap. */
  press(event: PointerEvent, svg: SVGSVGElement): boolean {
    if (event.pointerType !== 'touch') return false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size > 1) svg.setPointerCapture(event.pointerId);
    return this.fingers.size > 1;
  }

  /** Follow the fingers; true when the drawing moved. */
  drag(event: PointerEvent, svg: SVGSVGElement, layout: Layout): boolean {
    const before = this.fingers.get(event.pointerId);
    if (!before) return false;
    const after = { x: event.clientX, y: event.clientY };
    const unit = layout.width / svg.clientWidth;
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    if (!other) {
      if (this.scale <= 1 || Math.hypot(after.x - before.x, after.y - before.y) < 10) return false;
      this.x += (after.x - before.x) * unit;
      this.y += (after.y - before.y) * unit;
    } else {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(after.x - other.x, after.y - other.y);
      const box = svg.getBoundingClientRect();
      const middle = {
        x: ((after.x + other.x) / 2 - box.left - box.width / 2) * unit,
        y: ((after.y + other.y) / 2 - box.top - box.height / 2) * unit,
      };
      this.by(was > 0 ? is / was : 1, layout, middle);
    }
    this.fingers.set(event.pointerId, after);
    this.hold(layout);
    return true;
  }

  release(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  private hold(layout: Layout): void {
    const across = ((this.scale - 1) * layout.width) / 2;
    const down = ((this.scale - 1) * layout.height) / 2;
    this.x = Math.max(-across, Math.min(across, this.x));
    this.y = Math.max(-down, Math.min(down, this.y));
  }
}

/** Zooming and panning a drawing of hexes, with two fingers or by buttons. */

/** A hex that a finger can hit, across, in pixels. */
const FINGER = 42;
/** A little less will do where the whole board can be seen for it. */
const ENOUGH = 30;
const MOST = 3;

export interface Point {
  x: number;
  y: number;
}
/** How large a drawing is, around its middle. */
export interface Frame {
  width: number;
  height: number;
}

export class Zoom {
  scale: number = $state(1);
  x: number = $state(0);
  y: number = $state(0);
  /** The drawing moves by itself, and may take its time. */
  isGliding: boolean = $state(false);
  /** Someone has zoomed by hand: from then on only hands do. */
  private isByHand = false;
  private fingers = new Map<number, Point>();
  private readonly across: number;

  /** Takes the radius of a hex. */
  constructor(private readonly radius: number) {
    this.across = Math.sqrt(3) * radius;
  }

  /** A point of the drawing, as it was before zooming. */
  back(point: Point): Point {
    return { x: (point.x - this.x) / this.scale, y: (point.y - this.y) / this.scale };
  }

  /** Where a point of the board is, as a share of the frame's width and height. */
  share(point: Point, layout: Frame): Point {
    return {
      x: (point.x * this.scale + this.x) / layout.width + 0.5,
      y: (point.y * this.scale + this.y) / layout.height + 0.5,
    };
  }

  /**
   * Bring what can be chosen so near that a finger can hit it, where it is too small; with nothing to choose, step back.
   * What is in sight already stays where it is, and a hand that has zoomed is not interfered with.
   */
  follow(points: Point[], middle: Point | undefined, layout: Frame, width: number): void {
    if (this.isByHand || !width || !matchMedia('(pointer: coarse)').matches) return;
    const size = (this.across * width) / layout.width;
    const scale = points.length && size < ENOUGH ? Math.min(MOST, FINGER / size) : 1;
    if (scale === this.scale && points.every((point) => this.isInSight(point, layout))) return;
    const at = this.centre(points, middle, layout, scale);
    this.isGliding = true;
    this.scale = scale;
    this.x = -at.x * scale;
    this.y = -at.y * scale;
    this.hold(layout);
  }

  private isInSight(point: Point, layout: Frame): boolean {
    const { x, y } = this.share(point, layout);
    const [across, down] = [
      (0.5 * this.across * this.scale) / layout.width,
      (this.radius * this.scale) / layout.height,
    ];
    return x >= across && x <= 1 - across && y >= down && y <= 1 - down;
  }

  /** Larger or smaller, by a button. */
  byHand(factor: number, layout: Frame): void {
    this.isByHand = true;
    this.by(factor, layout);
  }

  by(factor: number, layout: Frame, around: Point = { x: 0, y: 0 }): void {
    this.isGliding = false;
    const scale = Math.max(1, Math.min(MOST, this.scale * factor));
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
  drag(event: PointerEvent, svg: SVGSVGElement, layout: Frame): boolean {
    const before = this.fingers.get(event.pointerId);
    if (!before) return false;
    const after = { x: event.clientX, y: event.clientY };
    const unit = layout.width / svg.clientWidth;
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    if (!other) {
      if (this.scale <= 1 || Math.hypot(after.x - before.x, after.y - before.y) < 10) return false;
      this.isGliding = false;
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
      this.isByHand = true;
      this.by(was > 0 ? is / was : 1, layout, middle);
    }
    this.fingers.set(event.pointerId, after);
    this.hold(layout);
    return true;
  }

  release(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  private hold(layout: Frame): void {
    const across = ((this.scale - 1) * layout.width) / 2;
    const down = ((this.scale - 1) * layout.height) / 2;
    this.x = Math.max(-across, Math.min(across, this.x));
    this.y = Math.max(-down, Math.min(down, this.y));
  }

  /** The middle of some points where they fit; else the one that matters most. */
  private centre(points: Point[], middle: Point | undefined, layout: Frame, scale: number): Point {
    const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
    const fits =
      (right - left + this.across) * scale <= layout.width && (bottom - top + 2 * this.radius) * scale <= layout.height;
    if (!points.length) return { x: 0, y: 0 };
    return middle && !fits ? middle : { x: (left + right) / 2, y: (top + bottom) / 2 };
  }
}

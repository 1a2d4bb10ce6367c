/** Boards measure themselves and draw again: wait until a size has stayed the same for some frames. */
const FRAMES = 4;
const MOST = 90;

const frame = (): Promise<void> =>
  new Promise((resolve) => {
    const later = setTimeout(resolve, 50); // a tab that is not looked at has no frames
    requestAnimationFrame(() => (clearTimeout(later), resolve()));
  });

export async function settled(element: HTMLElement): Promise<void> {
  await document.fonts.ready;
  let [same, before] = [0, ''];
  for (let count = 0; count < MOST && same < FRAMES; count += 1) {
    await frame();
    const now = `${element.offsetWidth} ${element.offsetHeight}`;
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/** A part of the page as a PNG: its markup and the page's own styles as one SVG image, which the browser draws. */

/** The element in the light theme, `scale` pixels for each of its own. */
export async function drawn(element: HTMLElement, scale = 2): Promise<Blob> {
  const { offsetWidth: width, offsetHeight: height } = element;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(asSvg(element, await styles(), width, height))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * scale, height * scale];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** The styles speak of :root and body: the image has both, in the light theme and at rest. */
function asSvg(element: HTMLElement, css: string, width: number, height: number): string {
  const markup = new XMLSerializer().serializeToString(element);
  const style = `<style><![CDATA[${css.replaceAll(']]>', '')}]]></style>`;
  const body = `<body xmlns="http://www.w3.org/1999/xhtml" lang="${document.documentElement.lang}" style="min-height:0">${markup}</body>`;
  const size = `width="${width}" height="${height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} data-theme="light" data-motion="none">` +
    `${style}<foreignObject ${size}>${body}</foreignObject></svg>`
  );
}

/** Every rule of the page; an image loads nothing, so fonts are written into it. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => [rule, sheet] as const));
  const texts = rules.map(([rule, sheet]) =>
    rule instanceof CSSFontFaceRule ? withFont(rule.cssText, sheet.href ?? location.href) : rule.cssText,
  );
  return (await Promise.all(texts)).join('\n');
}

async function withFont(rule: string, sheet: string): Promise<string> {
  const found = /url\(["']?([^"')]+)["']?\)/.exec(rule);
  if (!found?.[1]) return rule;
  const answer = await fetch(new URL(found[1], sheet));
  return rule.replace(found[0], `url("${await dataUrl(await answer.blob())}")`);
}

/** A file as an address that holds it. */
export function dataUrl(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}

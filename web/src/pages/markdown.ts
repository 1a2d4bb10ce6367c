/** The rules' Markdown as HTML. */
import { Marked } from 'marked';
import { anchored, folded, type Meaning } from './rules.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

// A fence "example NAME" holds the caption of a drawn example.
const markdown = new Marked({
  renderer: {
    code({ text, lang }) {
      const name = /^example (\S+)$/.exec(lang ?? '')?.[1];
      if (!name) return false;
      const caption = markdown.parseInline(text.replaceAll('\n', ' ')) as string;
      return `<figure class="example" data-example="${escaped(name)}"><figcaption>${caption}</figcaption></figure>\n`;
    },
  },
});

export function rulesPage(source: string, meaning: Meaning): string {
  return folded(anchored(markdown.parse(source) as string), meaning);
}

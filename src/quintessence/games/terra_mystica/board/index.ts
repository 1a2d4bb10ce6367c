/** The board of Terra Mystica, as the table takes it. */
import type { BoardModule } from '$table';
import Ask from './Ask.svelte';
import Badges from './Badges.svelte';
import Board from './Board.svelte';
import { ids } from './choices.ts';
import Count from './Count.svelte';
import { describe } from './describe.ts';
import { lesson } from './lesson.ts';
import { automaLesson } from './lesson_automa.ts';
import { seaLesson } from './lesson_sea.ts';
import SideBadges from './SideBadges.svelte';
import { points } from './view.ts';
import { faction, wording } from './wording.ts';

/** All else is asked of the drawing: where to choose, not only what. */
const OURS = new Set(['over', 'wait']);

export const board: BoardModule = {
  Board,
  Asked: Ask,
  answers: ['accept', 'decline'],
  declining: ['retire'],
  Badges,
  SideBadges,
  Count,
  points,
  describe,
  faction,
  wording,
  ids,
  lesson,
  legend: () => import('./Legend.svelte'),
  courses: [
    { key: 'automa', steps: automaLesson },
    { key: 'sea', steps: seaLesson },
  ],
  isFlipped: () => false,
  prompt: (prompt, legal, say) =>
    legal.length && !OURS.has(prompt.code) ? say(`board-prompt-${prompt.code}`, prompt.values) : null,
  label: () => null,
  placed: ['ship', 'dig', 'open'],
  quiet: ['turn_ended', 'offered'],
  sounds: {
    ...{ built: 'building', upgraded: 'building', bridged: 'building', founded_town: 'building', placed: 'building' },
    ...{ transformed: 'piece', dug: 'piece', rose: 'piece', sent_priest: 'piece', automa_settled: 'building' },
    ...{ used_power: 'token', accepted: 'token', had_income: 'token', converted: 'token', used_special: 'token' },
    ...{ took_card: 'card', took_favour: 'card', took_town: 'card', automa_drew: 'card', passed: 'card' },
  },
  slow: ['founded_town', 'round_began', 'upgraded', 'built'],
};

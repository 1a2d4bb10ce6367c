/** "How to play": seven positions, each with one thing to do. */
import type { GameEvent, LessonStep, Row, Values } from '$table';

const on = (position: Values | null): Values => ({ board: 'flat-58', colours: 'seat-0-black', position });

function happened(events: GameEvent[], tag: string, values: Values = {}): boolean {
  return events.some(
    (event) => event.row[0] === tag && Object.entries(values).every(([name, value]) => event.values[name] === value),
  );
}

/** Only these rows, each written as a command is typed. */
function only(...commands: string[]): (row: Row) => boolean {
  return (row) => commands.includes(row.join(' '));
}

export const lesson: LessonStep[] = [
  {
    key: 'aim',
    options: on({
      pieces: {
        a2: 'black tree',
        a6: 'black tree',
        d4: 'black mushroom',
        c6: 'black mushroom',
        f4: 'white tree',
        g6: 'white tree',
        f7: 'white mushroom',
      },
    }),
    before: [['grow', 'a2', 'sun']],
    shows: ['d4'],
    allows: only('step d4 ne', 'step e4 ne'),
    done: (_rows, events) => happened(events, 'specimen_destroyed', { hex: 'f4' }),
  },
  {
    key: 'turn',
    options: on(null),
    allows: (row) => row[0] === 'grow',
    done: (_rows, events) => happened(events, 'grew'),
  },
  {
    key: 'water',
    options: on({
      pieces: {
        a2: 'black tree',
        c4: 'black mushroom water',
        b7: 'black mushroom',
        f2: 'white tree',
        g5: 'white mushroom',
      },
      roots: { white: ['c5:ne', 'c6:ne', 'c6:nw'] },
    }),
    before: [['grow', 'a2', 'sun']],
    shows: ['d7'],
    allows: only('step c4 ne', 'step d5 e', 'step d6 e', 'stop'),
    done: (_rows, events) => happened(events, 'stepped', { to: 'd7' }),
  },
  {
    key: 'earth',
    options: on({
      pieces: { d4: 'black tree earth', b3: 'black mushroom', f4: 'white mushroom', g4: 'white tree' },
      roots_in_hand: { black: 2 },
    }),
    shows: ['d4:ne'],
    allows: only('lay d4:ne'),
    done: (_rows, events) => happened(events, 'laid', { edge: 'd4:ne' }),
  },
  {
    key: 'shield',
    options: on({
      pieces: {
        a3: 'black tree',
        c3: 'black mushroom',
        e4: 'white tree earth earth earth shield',
        g3: 'white mushroom',
      },
    }),
    before: [['grow', 'a3', 'water']],
    shows: ['c3'],
    allows: only('step c3 ne', 'step d4 ne'),
    done: (_rows, events) => happened(events, 'rebounded'),
  },
  {
    key: 'sun',
    options: on({
      pieces: {
        a4: 'black tree',
        b2: 'black mushroom sun',
        e3: 'white mushroom',
        e4: 'white mushroom',
        g4: 'white tree',
      },
    }),
    before: [['grow', 'a4', 'water']],
    shows: ['b2'],
    allows: only('step b2 ne', 'step c3 ne', 'stop', 'strike e3', 'strike e4'),
    done: (_rows, events) => events.filter((event) => event.row[0] === 'specimen_destroyed').length === 2,
  },
  {
    key: 'end',
    options: on({
      pieces: {
        b3: 'black tree earth earth water sun',
        d5: 'black mushroom water water',
        c7: 'black mushroom sun sun',
        g4: 'white tree earth earth earth shield',
        e6: 'white tree water',
        f2: 'white mushroom',
      },
      destroyed: ['a6', 'a7', 'b8'],
      world_ended: { black: true },
    }),
    shows: ['g4'],
    allows: only('destroy g4'),
    done: (_rows, events) => happened(events, 'tile_destroyed', { hex: 'g4' }),
  },
];

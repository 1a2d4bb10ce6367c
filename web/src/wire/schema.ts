/** Made from the server's OpenAPI document by "npm run wire"; not to be edited by hand. */
import type { Json } from './json.ts';

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AchievementOut
         * @description Something to have done in a game; with the table and time where the caller has done it.
         */
        AchievementOut: {
            /** Game */
            game: string;
            /** Code */
            code: string;
            /** Rule */
            rule: string;
            /** Table */
            table: string | null;
            /** At */
            at: number | null;
        };
        /**
         * Achievements
         * @description What there is to have done, and how many finished games were not looked at yet.
         */
        Achievements: {
            /** Achievements */
            achievements: components["schemas"]["AchievementOut"][];
            /** Left */
            left: number;
        };
        /**
         * ActionOut
         * @description An action: its row, and its ids by the names that the texts use.
         */
        ActionOut: {
            /** Row */
            row: components["schemas"]["JsonValue"][];
            /** Values */
            values: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * Added
         * @description Whether something that was brought along is new here, and whether its record is kept too.
         */
        Added: {
            /** Added */
            added: boolean;
            /**
             * Record
             * @default false
             */
            record: boolean;
        };
        /**
         * AllowWatching
         * @description Whether others who have played the challenge may look at the caller's finished game.
         */
        AllowWatching: {
            /** Allow */
            allow: boolean;
        };
        /**
         * BestTurn
         * @description A turn that did better than the bot's own by `gain`; by 0 where the bot found nothing better.
         */
        BestTurn: {
            /** Number */
            number: number;
            /** Gain */
            gain: number;
            /** Before */
            before: number;
            /** After */
            after: number;
        };
        /**
         * Challenge
         * @description The same deal and the same bots for everyone; `day` for the one of a day.
         */
        Challenge: {
            /** Id */
            id: string;
            /** Day */
            day: string | null;
            /** Game */
            game: string;
            /** Variant */
            variant: string;
            /** Options */
            options: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Seats */
            seats: components["schemas"]["ListedSeat"][];
            /** By */
            by: string;
            /** Made */
            made: boolean;
            /** Created */
            created: number;
            /** Commitment */
            commitment: string;
            /** Open */
            open: boolean;
            /** Table */
            table: string | null;
            /**
             * Status
             * @enum {string}
             */
            status: "new" | "playing" | "over";
            /** Allows */
            allows: boolean;
            /** Count */
            count: number;
            /** Entries */
            entries: components["schemas"]["Entry"][];
        };
        /**
         * Challenges
         * @description The challenge of the day, and those that the caller has made or taken.
         */
        Challenges: {
            today: components["schemas"]["Challenge"] | null;
            /** Mine */
            mine: components["schemas"]["Challenge"][];
        };
        /**
         * ChatLine
         * @description A line of chat.
         */
        ChatLine: {
            /** Name */
            name: string;
            /** Text */
            text: string;
            /** At */
            at: number;
        };
        /**
         * ClockIn
         * @description The time that each seat has, and what happens at zero.
         */
        ClockIn: {
            /**
             * Per
             * @enum {string}
             */
            per: "turn" | "game";
            /** Seconds */
            seconds: number;
            /**
             * Increment
             * @default 0
             */
            increment: number;
            /**
             * At Zero
             * @default bot
             * @enum {string}
             */
            at_zero: "bot" | "default" | "loss";
            /**
             * Level
             * @default level3
             */
            level: string;
        };
        /**
         * ClockOut
         * @description The time that each seat has, for a turn or for the game, and what happens at zero.
         */
        ClockOut: {
            /**
             * Per
             * @enum {string}
             */
            per: "turn" | "game";
            /** Seconds */
            seconds: number;
            /** Increment */
            increment: number;
            /**
             * At Zero
             * @enum {string}
             */
            at_zero: "bot" | "default" | "loss";
            /** Level */
            level: string;
        };
        /**
         * Clocks
         * @description What the clocks say: milliseconds of each seat (None for a bot's), which of them run, for whom a bot moves.
         */
        Clocks: {
            /** Left */
            left: (number | null)[];
            /** Running */
            running: number[];
            /** Overdue */
            overdue: number[];
            /** Begun */
            begun: boolean;
        };
        /**
         * CriterionOut
         * @description One test of a scripted choice: its code, and the candidates that it took away.
         */
        CriterionOut: {
            /** Code */
            code: string;
            /** Removed */
            removed: string[];
            /** Values */
            values: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * Draw
         * @description A draw is offered, accepted or declined.
         */
        Draw: {
            /** Seat */
            seat: number;
            /**
             * Answer
             * @enum {string}
             */
            answer: "offer" | "accept" | "decline";
        };
        /**
         * Entry
         * @description One person's attempt at a challenge; the result is there once the caller's own game is over.
         */
        Entry: {
            /** Name */
            name: string;
            /** Own */
            own: boolean;
            /** At */
            at: number;
            result: components["schemas"]["EntryResult"] | null;
            /** Before */
            before: boolean;
            /** Watch */
            watch: string | null;
        };
        /**
         * EntryResult
         * @description What someone has made of a challenge.
         */
        EntryResult: {
            /** Place */
            place: number | null;
            /** Points */
            points: number | null;
            /** Sides */
            sides: components["schemas"]["EntrySide"][];
            /** Reason */
            reason: string;
            /** Given Up */
            given_up: boolean;
            /** Turns */
            turns: number;
            /** Seconds */
            seconds: number;
        };
        /**
         * EntrySide
         * @description How a side ended that nobody sits at.
         */
        EntrySide: {
            /** Code */
            code: string;
            /** Place */
            place: number;
            /** Total */
            total?: number | null;
        };
        /**
         * Evaluation
         * @description The review that a bot makes of a match, as far as it has come; `lesson` once it is whole.
         */
        Evaluation: {
            /** Done */
            done: number;
            /** Count */
            count: number;
            /** Level */
            level: string;
            /** Expert */
            expert: string;
            /** Parties */
            parties: (number | string)[];
            /** Points */
            points: components["schemas"]["Point"][];
            lesson: components["schemas"]["Lesson"] | null;
        };
        /**
         * EventOut
         * @description Something that happened, as a row and by names; where a scripted side chose, why.
         */
        EventOut: {
            /** Row */
            row: components["schemas"]["JsonValue"][];
            /** Values */
            values: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            explanation?: components["schemas"]["ExplanationOut"] | null;
        };
        /**
         * ExplanationOut
         * @description How a scripted side chose: what it could have chosen, which criterion took what away, what was left.
         */
        ExplanationOut: {
            /** Side */
            side: string;
            /** Candidates */
            candidates: string[];
            /** Criteria */
            criteria: components["schemas"]["CriterionOut"][];
            /** Left */
            left: string[];
        };
        /**
         * Fork
         * @description The moment of a match from which a new table goes on, and who sits there.
         */
        Fork: {
            /** At */
            at: number;
            /** Seats */
            seats: components["schemas"]["SeatIn"][];
            /**
             * Puzzle
             * @default false
             */
            puzzle: boolean;
        };
        /**
         * GameOut
         * @description A game that this server has: its options, ways to begin, levels of bots, and whose data it is played with.
         */
        GameOut: {
            /** Slug */
            slug: string;
            /** Version */
            version: number;
            /** Seats */
            seats: number[];
            /** Usual Seats */
            usual_seats: number[];
            /** Options */
            options: components["schemas"]["OptionOut"][];
            /** Presets */
            presets: components["schemas"]["PresetOut"][];
            /** Levels */
            levels: string[];
            /** Provenance */
            provenance: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /**
             * Data
             * @enum {string}
             */
            data: "package" | "replaced" | "refused";
            /** Data Files */
            data_files: string[];
            /** Standing Answers */
            standing_answers: string[];
            /** Has Windows */
            has_windows: boolean;
            /** Board */
            board: string | null;
            /**
             * Relation
             * @enum {string}
             */
            relation: "rivals" | "allies";
        };
        /**
         * Health
         * @description Whether the server can serve, and what it runs.
         */
        Health: {
            /** Ok */
            ok: boolean;
            /** Version */
            version: string;
            /** Compiled */
            compiled: boolean;
            /** Server */
            server: boolean;
        };
        /**
         * Hint
         * @description A turn to play: its next action, and the rest.
         */
        Hint: {
            /** Row */
            row: components["schemas"]["JsonValue"][];
            /** Values */
            values: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Line */
            line: components["schemas"]["ActionOut"][];
            /** Done */
            done: number;
            aim: components["schemas"]["Prompt"] | null;
            /** Value */
            value: number;
        };
        /**
         * Imported
         * @description The table that was made of a record.
         */
        Imported: {
            /** Id */
            id: string;
        };
        /**
         * InSeat
         * @description Something that is asked for in one of the caller's seats.
         */
        InSeat: {
            /** Seat */
            seat: number;
        };
        /**
         * Join
         * @description A token that lets the caller in: an invitation, a seat's key, or the spectators' token.
         */
        Join: {
            /** Token */
            token: string;
        };
        JsonValue: Json;
        /**
         * KeptDocument
         * @description One small thing that is kept for a guest, by its name.
         */
        KeptDocument: {
            /**
             * Kind
             * @constant
             */
            kind: "puzzle";
            /** Name */
            name: string;
            /** Body */
            body: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * LabChecked
         * @description What is wrong in the sheets; without faults, the data files that they make, and what was played with them.
         */
        LabChecked: {
            /** Faults */
            faults: components["schemas"]["LabFault"][];
            /** Files */
            files: {
                [key: string]: string;
            };
            /** Variant */
            variant: string;
            played: components["schemas"]["LabPlayed"] | null;
        };
        /**
         * LabData
         * @description All data of a game as sheets.
         */
        LabData: {
            /** Game */
            game: string;
            /** Sheets */
            sheets: components["schemas"]["LabSheet"][];
            /** Kinds */
            kinds: components["schemas"]["LabKind"][];
        };
        /**
         * LabFault
         * @description What is wrong, and in which cell; rows count from 0, None where the fault is none of a row.
         */
        LabFault: {
            /** Sheet */
            sheet: string;
            /** Row */
            row: number | null;
            /** Column */
            column: string;
            /** Path */
            path: string;
            /** Code */
            code: string;
            /** Values */
            values: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * LabFigure
         * @description A figure of a report, as SVG.
         */
        LabFigure: {
            /** Title */
            title: string;
            /** Svg */
            svg: string;
        };
        /**
         * LabFigures
         * @description The figures of a run's report.
         */
        LabFigures: {
            /** Figures */
            figures: components["schemas"]["LabFigure"][];
        };
        /**
         * LabFile
         * @description What stands in a file that someone has; nothing while a part of it cannot be read.
         */
        LabFile: {
            /** Faults */
            faults: components["schemas"]["LabFault"][];
            /** Sheets */
            sheets: components["schemas"]["LabFileSheet"][];
        };
        /**
         * LabFileIn
         * @description A data file in TOML, or one sheet as CSV, which is then named.
         */
        LabFileIn: {
            /** Text */
            text: string;
            /**
             * Sheet
             * @default
             */
            sheet: string;
        };
        /**
         * LabFileRow
         * @description A row of a sheet that was read from a file.
         */
        LabFileRow: {
            /** Name */
            name: string;
            /** Cells */
            cells: {
                [key: string]: string;
            };
        };
        /**
         * LabFileSheet
         * @description A sheet that was read from a file.
         */
        LabFileSheet: {
            /** Name */
            name: string;
            /** Columns */
            columns: string[];
            /** Rows */
            rows: components["schemas"]["LabFileRow"][];
        };
        /**
         * LabKind
         * @description What may stand in a cell.
         */
        LabKind: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "number" | "yes_or_no" | "text" | "list" | "table" | "other";
            /** Fixed */
            fixed: boolean;
            /** Choices */
            choices: string[];
            /** Least */
            least: number | null;
            /** Most */
            most: number | null;
        };
        /**
         * LabMeasure
         * @description One measure with the package's data and with the variant's.
         */
        LabMeasure: {
            /** Key */
            key: string;
            /** Words */
            words: {
                [key: string]: string;
            };
            /** Is Share */
            is_share: boolean;
            /** Base */
            base: number | null;
            /** Variant */
            variant: number | null;
            /** Difference */
            difference: number | null;
            /** Half Width */
            half_width: number | null;
            /** Is Sure */
            is_sure: boolean;
        };
        /**
         * LabOut
         * @description Whether this server has a lab, what it allows there, and the caller's last run.
         */
        LabOut: {
            /** Is On */
            is_on: boolean;
            /** Most Games */
            most_games: number;
            /** Most Minutes */
            most_minutes: number;
            run: components["schemas"]["LabRunOut"] | null;
        };
        /**
         * LabPlayed
         * @description How much was played with the data as a trial.
         */
        LabPlayed: {
            /** Matches */
            matches: number;
            /** Actions */
            actions: number;
        };
        /**
         * LabResult
         * @description What is known so far.
         */
        LabResult: {
            /** Changed */
            changed: number;
            /** Crashed */
            crashed: number;
            /** Chief */
            chief: string;
            /** Low */
            low: number;
            /** High */
            high: number;
            /** Correlation */
            correlation: number | null;
            /** Saved */
            saved: number | null;
            /** Measures */
            measures: components["schemas"]["LabMeasure"][];
        };
        /**
         * LabRow
         * @description A row of a sheet: its cells, and the kind of what may stand in each, by column.
         */
        LabRow: {
            /** Name */
            name: string;
            /** Cells */
            cells: {
                [key: string]: string;
            };
            /** May */
            may: {
                [key: string]: number;
            };
            /** Free */
            free: boolean;
        };
        /**
         * LabRunOut
         * @description A comparison that runs or has run: how far it is, where it stands in the queue, what is known by now.
         */
        LabRunOut: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Name */
            name: string;
            /**
             * State
             * @enum {string}
             */
            state: "waiting" | "running" | "over" | "failed";
            /** Place */
            place: number;
            /** Games */
            games: number;
            /** Planned */
            planned: number;
            /** Seconds */
            seconds: number;
            /** Seconds Left */
            seconds_left: number | null;
            /** Stopped By */
            stopped_by: string;
            result: components["schemas"]["LabResult"] | null;
            /** Drawn */
            drawn: number;
            /** Has Report */
            has_report: boolean;
            /** Writing */
            writing: boolean;
        };
        /**
         * LabSheet
         * @description One table of a data file as a sheet.
         */
        LabSheet: {
            /** Name */
            name: string;
            /** File */
            file: string;
            /** Provenance */
            provenance: {
                [key: string]: string;
            };
            /** Columns */
            columns: string[];
            /** Rows */
            rows: components["schemas"]["LabRow"][];
        };
        /**
         * LabSheets
         * @description The sheets of a game's data that were changed, as CSV, and what the variant is called.
         */
        LabSheets: {
            /** Sheets */
            sheets: {
                [key: string]: string;
            };
            /**
             * Name
             * @default
             */
            name: string;
        };
        /**
         * LanguageIn
         * @description The language in which somebody wants to be written to.
         */
        LanguageIn: {
            /**
             * Language
             * @enum {string}
             */
            language: "en" | "fr";
        };
        /**
         * Lesson
         * @description What is told after a match; `best`, `worst` (where its turn starts) and `tips` are by seat.
         */
        Lesson: {
            /** Turning */
            turning: components["schemas"]["TurningPoint"][];
            /** Turns */
            turns: components["schemas"]["TurnOut"][];
            /** Best */
            best: (components["schemas"]["BestTurn"] | null)[];
            /** Worst */
            worst: (number | null)[];
            /** Decided */
            decided: components["schemas"]["Prompt"][];
            /** Tallies */
            tallies: components["schemas"]["TallyOut"][];
            /** Tips */
            tips: components["schemas"]["Prompt"][];
        };
        /**
         * LimitOut
         * @description While another option has one of some values, only these choices are left.
         */
        LimitOut: {
            /** Option */
            option: string;
            /** Values */
            values: components["schemas"]["JsonValue"][];
            /** Choices */
            choices: components["schemas"]["JsonValue"][];
        };
        /**
         * Link
         * @description An address that lets others in.
         */
        Link: {
            /** Link */
            link: string;
        };
        /**
         * ListTable
         * @description Whether a table stands in the list that everyone may see.
         */
        ListTable: {
            /** Listed */
            listed: boolean;
        };
        /**
         * Listed
         * @description A table as a list shows it.
         */
        Listed: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Variant */
            variant: string;
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "playing" | "over" | "unreadable";
            /**
             * Relation
             * @enum {string}
             */
            relation: "rivals" | "allies";
            /** Sides */
            sides: string[];
            /** Terms */
            terms: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** To Act */
            to_act: number[];
            /** Held */
            held: number[];
            /** Result */
            result: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
            /** Yours */
            yours: boolean;
            /** Seats */
            seats: components["schemas"]["ListedSeat"][];
            /** Revision */
            revision: number;
            /** Played */
            played: number;
            /** Created */
            created: number;
            /** Updated */
            updated: number;
            /** Clock Left */
            clock_left: number | null;
            /**
             * Origin
             * @enum {string}
             */
            origin: "new" | "import" | "fork" | "again" | "challenge";
            /** Casual */
            casual: boolean;
            /** May Hand On */
            may_hand_on: boolean;
            /** Label */
            label: string;
            /** Deleted */
            deleted: boolean;
            /** Archived */
            archived: boolean;
        };
        /**
         * ListedSeat
         * @description A seat as a list shows it.
         */
        ListedSeat: {
            /** Name */
            name: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "screen" | "friend" | "bot";
            /** Level */
            level: string | null;
        };
        /**
         * MailCode
         * @description The code that was mailed to the address.
         */
        MailCode: {
            /** Code */
            code: string;
        };
        /**
         * MailIn
         * @description The mail address that turns are to be told to.
         */
        MailIn: {
            /**
             * Language
             * @enum {string}
             */
            language: "en" | "fr";
            /** Address */
            address: string;
        };
        /**
         * Mark
         * @description What the caller has noted about a table.
         */
        Mark: {
            /** Label */
            label: string;
            /** Deleted */
            deleted: boolean;
        };
        /**
         * MarkTable
         * @description What of one's note about a table is to change.
         */
        MarkTable: {
            /** Label */
            label?: string | null;
            /** Deleted */
            deleted?: boolean | null;
        };
        /**
         * Me
         * @description Who the caller is to this server.
         */
        Me: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Colour */
            colour: string;
        };
        /**
         * Moment
         * @description The position after so many actions, as the caller may see it.
         */
        Moment: {
            /** Number */
            number: number;
            /** Seat */
            seat: number | null;
            /** View */
            view: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** To Act */
            to_act: number[];
            prompt: components["schemas"]["Prompt"] | null;
        };
        /**
         * NewChallenge
         * @description A deal for friends: one seat is theirs, bots sit in the others.
         */
        NewChallenge: {
            /** Game */
            game: string;
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Seats */
            seats: components["schemas"]["SeatIn"][];
        };
        /**
         * NewLabRun
         * @description A comparison to be run: the changed sheets, who plays, and how many games.
         */
        NewLabRun: {
            /** Sheets */
            sheets: {
                [key: string]: string;
            };
            /**
             * Name
             * @default
             */
            name: string;
            /** Seats */
            seats: number;
            /** Level */
            level: string;
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Games */
            games: number;
            /**
             * Until Sure
             * @default true
             */
            until_sure: boolean;
        };
        /**
         * NewMe
         * @description What the caller is called, and its colour.
         */
        NewMe: {
            /** Name */
            name: string;
            /** Colour */
            colour: string;
        };
        /**
         * NewTable
         * @description A table to be set up.
         */
        NewTable: {
            /** Game */
            game: string;
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Seats */
            seats: components["schemas"]["SeatIn"][];
            /** Variant */
            variant?: string | null;
            /**
             * Answer Seconds
             * @default 10
             */
            answer_seconds: (5 | 10 | 20 | 40) | null;
            /** Seed */
            seed?: string | null;
            /** Claim Seconds */
            claim_seconds?: (120 | 300 | 900 | 3600 | 86400) | null;
            /**
             * Listed
             * @default false
             */
            listed: boolean;
            /** Pace */
            pace?: (1 | 3 | 10) | null;
            clock?: components["schemas"]["ClockIn"] | null;
        };
        /**
         * NewVariant
         * @description The data of a variant: the text of each file in TOML, by the file's name.
         */
        NewVariant: {
            /** Files */
            files: {
                [key: string]: string;
            };
        };
        /**
         * Note
         * @description Something that was noted about the match, after so many actions.
         */
        Note: {
            /** Played */
            played: number;
            /** Code */
            code: string;
            /** Seat */
            seat: number | null;
        };
        /**
         * NotificationsOut
         * @description By which ways this server tells people of their turn, and what it keeps of who asks.
         */
        NotificationsOut: {
            /** Push Key */
            push_key: string | null;
            /** Mail */
            mail: boolean;
            /** Webhook */
            webhook: boolean;
            /** Address */
            address: string | null;
            /** Is Confirmed */
            is_confirmed: boolean;
        };
        /**
         * Objection
         * @description Why a row cannot be played: a code and values for the texts, and the rule.
         */
        Objection: {
            /** Code */
            code: string;
            /** Rule */
            rule: string;
            /** Values */
            values: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * OpenNetwork
         * @description Whether this server is to be reached from the local network.
         */
        OpenNetwork: {
            /** Open */
            open: boolean;
        };
        /**
         * OpenTable
         * @description A table that everyone may find: with a seat that is free, or to watch.
         */
        OpenTable: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Seats */
            seats: components["schemas"]["ListedSeat"][];
            /** Is Free */
            is_free: boolean;
            /** Link */
            link: string;
            /** Played */
            played: number;
            /** Updated */
            updated: number;
        };
        /**
         * OpenTables
         * @description Whether this server has such a list at all, and who is on it.
         */
        OpenTables: {
            /** Allowed */
            allowed: boolean;
            /** Tables */
            tables: components["schemas"]["OpenTable"][];
        };
        /**
         * OptionOut
         * @description An option of a game: its choices, and when they may be chosen.
         */
        OptionOut: {
            /** Name */
            name: string;
            default: components["schemas"]["JsonValue"];
            /** Choices */
            choices: components["schemas"]["JsonValue"][];
            /** Seats */
            seats: {
                [key: string]: number[];
            };
            /**
             * Group
             * @enum {string}
             */
            group: "opponent" | "board" | "privacy" | "expert";
            /** Limits */
            limits: components["schemas"]["LimitOut"][];
            /** Ladder */
            ladder: components["schemas"]["JsonValue"][];
        };
        /**
         * PinOut
         * @description An action that a seat proposes to its allies.
         */
        PinOut: {
            /** Row */
            row: components["schemas"]["JsonValue"][];
            /** Values */
            values: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Seat */
            seat: number;
        };
        /**
         * Play
         * @description An action as the answer to a question.
         */
        Play: {
            /** Seat */
            seat: number;
            /** Question */
            question: number;
            /** Row */
            row: components["schemas"]["JsonValue"][];
        };
        /**
         * Played
         * @description The revision after an action; `kept` where the answer waits until its window closes.
         */
        Played: {
            /** Revision */
            revision: number;
            /**
             * Kept
             * @default false
             */
            kept: boolean;
        };
        /**
         * Point
         * @description The expected result after so many actions: a share of the win for each party, adding up to one.
         */
        Point: {
            /** Number */
            number: number;
            /** Shares */
            shares: number[];
        };
        /**
         * PresetOut
         * @description A way to begin that the game recommends.
         */
        PresetOut: {
            /** Code */
            code: string;
            /** Seats */
            seats: number;
            /** Options */
            options: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Is Quick */
            is_quick: boolean;
        };
        /**
         * ProblemOut
         * @description JSON problem details with the engine's code and values.
         */
        ProblemOut: {
            /** Type */
            type: string;
            /** Title */
            title: string;
            /** Status */
            status: number;
            /** Code */
            code: string;
            /** Values */
            values: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * Prompt
         * @description What a seat is asked, as a code and values for the texts.
         */
        Prompt: {
            /** Code */
            code: string;
            /** Values */
            values: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * PublicMoment
         * @description A position and the way there, as a spectator saw them.
         */
        PublicMoment: {
            /** Number */
            number: number;
            /** View */
            view: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** To Act */
            to_act: number[];
            /** Steps */
            steps: components["schemas"]["Step"][];
        };
        /**
         * PushIn
         * @description A browser's push subscription.
         */
        PushIn: {
            /**
             * Language
             * @enum {string}
             */
            language: "en" | "fr";
            /** Endpoint */
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
        };
        /**
         * PushKeys
         * @description The keys of a browser's push subscription.
         */
        PushKeys: {
            /** P256Dh */
            p256dh: string;
            /** Auth */
            auth: string;
        };
        /**
         * PushOut
         * @description The push subscription that is to end.
         */
        PushOut: {
            /** Endpoint */
            endpoint: string;
        };
        /**
         * PuzzleAsked
         * @description A turn at a puzzle: the events of its last `told` rows are told, and what else is asked about its end.
         */
        PuzzleAsked: {
            /**
             * Rows
             * @default []
             */
            rows: components["schemas"]["JsonValue"][][];
            /**
             * Told
             * @default 1
             */
            told: number;
            /** Why */
            why?: components["schemas"]["JsonValue"][] | null;
            trails?: components["schemas"]["TrailsStart"] | null;
        };
        /**
         * PuzzleGame
         * @description A game that has puzzles; `stale` where they are for other rules than the present ones, and none is offered.
         */
        PuzzleGame: {
            /** Game */
            game: string;
            /** Count */
            count: number;
            /** Stale */
            stale: boolean;
            /** Made */
            made: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * PuzzleHint
         * @description The kinds of actions in the right turn.
         */
        PuzzleHint: {
            /** Tags */
            tags: string[];
        };
        /**
         * PuzzleOut
         * @description A puzzle without its answer: whose turn it is, how hard it is, and how far the caller has come.
         */
        PuzzleOut: {
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Seat */
            seat: number;
            /** Seats */
            seats: number;
            /** Stars */
            stars: number;
            /** Levels */
            levels: {
                [key: string]: number;
            };
            /** Daily */
            daily: boolean;
            /**
             * State
             * @enum {string}
             */
            state: "new" | "tried" | "shown" | "solved";
            /** Tries */
            tries: number;
        };
        /**
         * PuzzlePosition
         * @description The position of a puzzle after some rows, and whether the turn can be judged there.
         */
        PuzzlePosition: {
            state: components["schemas"]["State"];
            /** Events */
            events: components["schemas"]["EventOut"][];
            /** Answers */
            answers?: (components["schemas"]["Objection"] | null)[] | null;
            /** Trails */
            trails?: components["schemas"]["Trail"][] | null;
            /** Finished */
            finished: boolean;
            /** Going On */
            going_on: boolean;
        };
        /**
         * PuzzleRows
         * @description A turn that someone tries at a puzzle, as far as it goes.
         */
        PuzzleRows: {
            /**
             * Rows
             * @default []
             */
            rows: components["schemas"]["JsonValue"][][];
        };
        /**
         * PuzzleSolution
         * @description The right turns, the first being shown; what they promise, and what the best other turn does, in percent.
         */
        PuzzleSolution: {
            /** Turns */
            turns: components["schemas"]["ActionOut"][][];
            /** Best */
            best: number;
            /** Other */
            other: number;
            /** Right */
            right: number;
            /** Key */
            key: number[];
            /**
             * State
             * @enum {string}
             */
            state: "new" | "tried" | "shown" | "solved";
        };
        /**
         * PuzzleTable
         * @description The level of the bots at a table that goes on from a puzzle.
         */
        PuzzleTable: {
            /** Level */
            level: string;
        };
        /**
         * PuzzleVerdict
         * @description What a turn is worth beside the best one: shares of a win in percent, by the bots' judgement.
         */
        PuzzleVerdict: {
            /**
             * Verdict
             * @enum {string}
             */
            verdict: "right" | "good" | "missed";
            /** Worth */
            worth: number;
            /** Best */
            best: number;
            /**
             * State
             * @enum {string}
             */
            state: "new" | "tried" | "shown" | "solved";
            /** Tries */
            tries: number;
            /** Streak */
            streak: number;
        };
        /**
         * Puzzles
         * @description The puzzles of this server, which one is today's, and on how many days on end the caller has solved it.
         */
        Puzzles: {
            /** Date */
            date: string;
            /** Streak */
            streak: number;
            /** Games */
            games: components["schemas"]["PuzzleGame"][];
            /** Puzzles */
            puzzles: components["schemas"]["PuzzleOut"][];
        };
        /**
         * Reach
         * @description Where others find this server; None where only its own machine does. Whether that was opened, and may be.
         */
        Reach: {
            /** Address */
            address: string | null;
            /** Opened */
            opened: boolean;
            /** May Open */
            may_open: boolean;
        };
        /**
         * Recover
         * @description The short code of a seat whose cookie is lost.
         */
        Recover: {
            /** Code */
            code: string;
        };
        /**
         * Review
         * @description All steps of a match, and how many there are by now.
         */
        Review: {
            /** Count */
            count: number;
            /** Steps */
            steps: components["schemas"]["Step"][];
        };
        /**
         * ReviewPuzzle
         * @description A moment of a match in which there was a better turn, to be found at this table.
         */
        ReviewPuzzle: {
            /** At */
            at: number;
            /** Seat */
            seat: number;
            /** Cost */
            cost: number;
            /** Origin */
            origin: string;
            verdict: components["schemas"]["ReviewPuzzleVerdict"] | null;
        };
        /**
         * ReviewPuzzleHere
         * @description The puzzle of a table; null where it is none.
         */
        ReviewPuzzleHere: {
            puzzle: components["schemas"]["ReviewPuzzle"] | null;
        };
        /**
         * ReviewPuzzleVerdict
         * @description How the turn that was played does beside the better one.
         */
        ReviewPuzzleVerdict: {
            /** Found */
            found: boolean;
            /** Share */
            share: number;
            /** Worth */
            worth: number;
            /** Played */
            played: components["schemas"]["ActionOut"][];
            /** Better */
            better: components["schemas"]["ActionOut"][];
            reason: components["schemas"]["Prompt"] | null;
        };
        /**
         * Revoke
         * @description Whose link is to be made anew, so that the old one no longer works.
         */
        Revoke: {
            /** Seat */
            seat: number | "spectator";
        };
        /**
         * SeatIn
         * @description Who is to sit in a seat: the caller, a friend, somebody at the same screen, or a bot of a level.
         */
        SeatIn: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "screen" | "friend" | "bot";
            /** Level */
            level?: string | null;
        };
        /**
         * SeatOut
         * @description A seat of a table: who holds it, and whether they are there.
         */
        SeatOut: {
            /** Seat */
            seat: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "screen" | "friend" | "bot";
            /** Level */
            level: string | null;
            /** Name */
            name: string;
            /** Colour */
            colour: string | null;
            /** Guest */
            guest: boolean;
            /** Held */
            held: boolean;
            /** Online */
            online: boolean;
            /** Presence */
            presence: ("here" | "away" | "gone") | null;
            /** Stand In */
            stand_in: string | null;
            /** Link */
            link: string | null;
            /** Code */
            code: string | null;
        };
        /**
         * Sketch
         * @description A position that is not stored anywhere: for lessons and drawn examples.
         */
        Sketch: {
            state: components["schemas"]["State"];
            /** Events */
            events: components["schemas"]["EventOut"][];
            /** Answers */
            answers?: (components["schemas"]["Objection"] | null)[] | null;
            /** Trails */
            trails?: components["schemas"]["Trail"][] | null;
        };
        /**
         * SketchAsked
         * @description A position for a lesson: a game, the rows that lead there, and what is asked about it.
         */
        SketchAsked: {
            /** Game */
            game: string;
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /**
             * Rows
             * @default []
             */
            rows: components["schemas"]["JsonValue"][][];
            /** Seat */
            seat?: number | null;
            /**
             * Told
             * @default 1
             */
            told: number;
            /** Why */
            why?: components["schemas"]["JsonValue"][] | null;
            trails?: components["schemas"]["TrailsStart"] | null;
        };
        /**
         * StandIn
         * @description A bot of this level plays for a seat whose holder is gone.
         */
        StandIn: {
            /** Seat */
            seat: number;
            /** Level */
            level: string;
        };
        /**
         * State
         * @description The position of a table as the caller may see it, and what it may do.
         */
        State: {
            /** Standing Answer */
            standing_answer?: string | null;
            /**
             * Kept
             * @default false
             */
            kept: boolean;
            /** Revision */
            revision: number;
            /** Played */
            played: number;
            /** Seat */
            seat: number | null;
            /** Questions */
            questions: {
                [key: string]: number;
            };
            /** To Act */
            to_act: number[];
            /** View */
            view: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Legal */
            legal: components["schemas"]["ActionOut"][];
            prompt: components["schemas"]["Prompt"] | null;
            /** Undo */
            undo: true | string;
            /** Undo Seat */
            undo_seat: number | null;
            /** Outcome */
            outcome: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
            /** Practice */
            practice: boolean;
            window?: components["schemas"]["Window"] | null;
            clocks?: components["schemas"]["Clocks"] | null;
        };
        /**
         * Step
         * @description One step of a match: the seat and its action, where the caller may know it, and what happened by it.
         */
        Step: {
            /** Number */
            number: number;
            /** Seat */
            seat: number;
            action: components["schemas"]["ActionOut"] | null;
            /** Events */
            events: components["schemas"]["EventOut"][];
            /** Turn */
            turn: number;
        };
        /**
         * Table
         * @description A table with its state, as the caller may see it; without a state where its rules or data are gone.
         */
        Table: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Version */
            version: number;
            /** Variant */
            variant: string;
            /** Options */
            options: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "playing" | "over" | "unreadable";
            /** Revision */
            revision: number;
            /** Played */
            played: number;
            /** Commitment */
            commitment: string;
            /** Seed */
            seed: string | null;
            /** Host */
            host: boolean;
            /** May Write */
            may_write: boolean;
            /** Imported */
            imported: boolean;
            /** Challenge */
            challenge: string | null;
            /** May Hand On */
            may_hand_on: boolean;
            /** Continues */
            continues: boolean;
            /** Practice */
            practice: boolean;
            /** Sole Player */
            sole_player: boolean;
            /**
             * Information
             * @enum {string}
             */
            information: "open" | "shared" | "private";
            /**
             * Relation
             * @enum {string}
             */
            relation: "rivals" | "allies";
            /** Sides */
            sides: string[];
            /** Answer Seconds */
            answer_seconds: number | null;
            /** Standing Answers */
            standing_answers: string[];
            /** Formats */
            formats: string[];
            /** Seats */
            seats: components["schemas"]["SeatOut"][];
            /** Watch Link */
            watch_link: string | null;
            /** Watchers */
            watchers: components["schemas"]["Watcher"][];
            /** Claim Seconds */
            claim_seconds: number | null;
            clock: components["schemas"]["ClockOut"] | null;
            /** Listed */
            listed: boolean;
            /** Stand In Levels */
            stand_in_levels: string[];
            /** Resigned */
            resigned: number[];
            /** Draw Offer */
            draw_offer: number | null;
            /** Take Back */
            take_back: ("free" | "ask") | null;
            /** Back Asked */
            back_asked: number | null;
            /** Back Given */
            back_given: number[];
            /** Casual */
            casual: boolean;
            /** Result */
            result: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
            /** Rematch */
            rematch: string | null;
            /** Notes */
            notes: components["schemas"]["Note"][];
            /** Chat */
            chat: components["schemas"]["ChatLine"][];
            /** Pins */
            pins: components["schemas"]["PinOut"][];
            state: components["schemas"]["State"] | null;
        };
        /**
         * TakeBack
         * @description A seat asks to take back more than an undo may, or answers such a question.
         */
        TakeBack: {
            /** Seat */
            seat: number;
            /**
             * Answer
             * @enum {string}
             */
            answer: "ask" | "agree" | "refuse";
        };
        /**
         * Taken
         * @description The table at which the caller plays a challenge, and whether the attempt counts.
         */
        Taken: {
            /** Table */
            table: string;
            /** Counts */
            counts: boolean;
        };
        /**
         * TallyOut
         * @description Something that the game counts, for each seat.
         */
        TallyOut: {
            /** Code */
            code: string;
            /** Counts */
            counts: number[];
        };
        /**
         * Trail
         * @description Some actions in a row, what comes of the last, and the tags of what the seat may do after it.
         */
        Trail: {
            /** Rows */
            rows: components["schemas"]["JsonValue"][][];
            /** Values */
            values: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Next */
            next: string[];
            /** Events */
            events: components["schemas"]["EventOut"][];
        };
        /**
         * TrailsStart
         * @description The kind of actions to be followed, and the first of them.
         */
        TrailsStart: {
            /** Tag */
            tag: string;
            /** Start */
            start: components["schemas"]["JsonValue"][];
        };
        /**
         * TurnOut
         * @description A turn that a good bot has looked at: what was played, what would have been better, and what that cost.
         */
        TurnOut: {
            /** Number */
            number: number;
            /** End */
            end: number;
            /** Seat */
            seat: number;
            /** Played */
            played: components["schemas"]["ActionOut"][];
            /** Better */
            better: components["schemas"]["ActionOut"][];
            /** Worth */
            worth: number;
            /** Share */
            share: number;
            /** Cost */
            cost: number;
            reason: components["schemas"]["Prompt"] | null;
        };
        /**
         * TurningPoint
         * @description Where the lead changed hands, and where the turn starts that gave it away.
         */
        TurningPoint: {
            /** Number */
            number: number;
            /** Turn */
            turn: number;
        };
        /**
         * Undo
         * @description The seat's last action is taken back, while this question is asked.
         */
        Undo: {
            /** Seat */
            seat: number;
            /** Question */
            question: number;
        };
        /**
         * VariantOut
         * @description A variant that was stored: its name for new tables, where its data are from, and its options.
         */
        VariantOut: {
            /** Variant */
            variant: string;
            /** Provenance */
            provenance: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Options */
            options: components["schemas"]["OptionOut"][];
        };
        /**
         * Watcher
         * @description Someone who looks on without a seat.
         */
        Watcher: {
            /** Name */
            name: string;
            /**
             * Presence
             * @enum {string}
             */
            presence: "here" | "away" | "gone";
        };
        /**
         * Window
         * @description A seat is asked in another's turn: for how many seconds, how many milliseconds are left, what counts as none.
         */
        Window: {
            /** Seat */
            seat: number;
            /** Seconds */
            seconds: number | null;
            /** Left */
            left: number | null;
            default_answer: components["schemas"]["ActionOut"];
            prompt: components["schemas"]["Prompt"];
        };
        /**
         * WrittenLog
         * @description A match in the log language of another site.
         */
        WrittenLog: {
            /** Text */
            text: string;
        };
        /**
         * AnswerMessage
         * @description What became of the client's message with this ref: done, or refused with a code.
         */
        AnswerMessage: {
            /**
             * Type
             * @constant
             */
            type: "answer";
            /** Ref */
            ref: string | number | null;
            /** Ok */
            ok: boolean;
            /**
             * Revision
             * @default null
             */
            revision: number | null;
            /**
             * Kept
             * @default null
             */
            kept: boolean | null;
            /**
             * Code
             * @default null
             */
            code: string | null;
            /**
             * Values
             * @default null
             */
            values: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
        };
        /**
         * AwayMessage
         * @description Say that nobody looks at the page now, or somebody does again.
         */
        AwayMessage: {
            /**
             * Ref
             * @default null
             */
            ref: string | number | null;
            /** Away */
            away: boolean;
            /**
             * Type
             * @constant
             */
            type: "away";
        };
        /**
         * ChatLineMessage
         * @description One line of chat that someone has just written.
         */
        ChatLineMessage: {
            /**
             * Type
             * @constant
             */
            type: "chat";
            line: components["schemas"]["ChatLine"];
        };
        /**
         * ChatMessage
         * @description Write a line of chat.
         */
        ChatMessage: {
            /**
             * Ref
             * @default null
             */
            ref: string | number | null;
            /** Text */
            text: string;
            /**
             * Type
             * @constant
             */
            type: "chat";
        };
        /**
         * ClocksMessage
         * @description What the clocks say, where nothing else has changed.
         */
        ClocksMessage: {
            /**
             * Type
             * @constant
             */
            type: "clocks";
            clocks: components["schemas"]["Clocks"] | null;
        };
        /**
         * KeptGame
         * @description All of a finished game that its player has, with its record where there is one.
         */
        KeptGame: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /**
             * Variant
             * @default
             */
            variant: string;
            /**
             * Relation
             * @enum {string}
             */
            relation: "rivals" | "allies";
            /** Sides */
            sides: string[];
            /** Seats */
            seats: components["schemas"]["KeptSeat"][];
            /** Held */
            held: number[];
            result: components["schemas"]["KeptResult"] | null;
            /** Casual */
            casual: boolean;
            /**
             * Origin
             * @enum {string}
             */
            origin: "new" | "import" | "fork" | "again" | "challenge";
            /** Played */
            played: number;
            /** Created */
            created: number;
            /** Updated */
            updated: number;
            /**
             * Label
             * @default
             */
            label: string;
            /**
             * Deleted
             * @default false
             */
            deleted: boolean;
            /**
             * Record
             * @default null
             */
            record: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
        };
        /**
         * KeptResult
         * @description How it ended, in short; what else there may be is dropped.
         */
        KeptResult: {
            /** Places */
            places: number[];
            /**
             * Totals
             * @default null
             */
            totals: number[] | null;
            /** Reason */
            reason: string;
            /**
             * Sides
             * @default null
             */
            sides: components["schemas"]["KeptSide"][] | null;
        };
        /**
         * KeptSeat
         * @description A seat of the game: who sat there.
         */
        KeptSeat: {
            /** Name */
            name: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "screen" | "friend" | "bot";
            /**
             * Level
             * @default null
             */
            level: string | null;
        };
        /**
         * KeptSide
         * @description A side that nobody sits at: its place, and its points where it has any.
         */
        KeptSide: {
            /** Code */
            code: string;
            /** Place */
            place: number;
            /**
             * Total
             * @default null
             */
            total: number | null;
        };
        /**
         * LetPlayMessage
         * @description Have a bot play at once what it proposes.
         */
        LetPlayMessage: {
            /**
             * Ref
             * @default null
             */
            ref: string | number | null;
            /** Seat */
            seat: number;
            /**
             * Type
             * @constant
             */
            type: "let_play";
        };
        /**
         * OwnAnswerMessage
         * @description For the holders of a seat alone: what it has answered ahead.
         */
        OwnAnswerMessage: {
            /**
             * Standing Answer
             * @default null
             */
            standing_answer: string | null;
            /**
             * Kept
             * @default false
             */
            kept: boolean;
            /**
             * Type
             * @constant
             */
            type: "standing_answer";
            /** Seat */
            seat: number;
        };
        /**
         * PinMessage
         * @description Propose an action to one's allies.
         */
        PinMessage: {
            /**
             * Ref
             * @default null
             */
            ref: string | number | null;
            /** Seat */
            seat: number;
            /** Row */
            row: components["schemas"]["JsonValue"][];
            /**
             * Type
             * @constant
             */
            type: "pin";
        };
        /**
         * PingMessage
         * @description Ask whether the server still answers.
         */
        PingMessage: {
            /**
             * Ref
             * @default null
             */
            ref: string | number | null;
            /**
             * Type
             * @constant
             */
            type: "ping";
        };
        /**
         * PinsMessage
         * @description All that allies propose to each other now, oldest first.
         */
        PinsMessage: {
            /**
             * Type
             * @constant
             */
            type: "pins";
            /** Pins */
            pins: components["schemas"]["PinOut"][];
        };
        /**
         * PlayMessage
         * @description Play an action.
         */
        PlayMessage: {
            /**
             * Ref
             * @default null
             */
            ref: string | number | null;
            /** Seat */
            seat: number;
            /** Question */
            question: number;
            /** Row */
            row: components["schemas"]["JsonValue"][];
            /**
             * Type
             * @constant
             */
            type: "play";
        };
        /**
         * PongMessage
         * @description The answer to `ping`.
         */
        PongMessage: {
            /**
             * Type
             * @constant
             */
            type: "pong";
        };
        /**
         * PresenceMessage
         * @description Who is here, away or gone: seat by seat (None for bots and free seats), and those who watch.
         */
        PresenceMessage: {
            /**
             * Type
             * @constant
             */
            type: "presence";
            /** Presence */
            presence: (("here" | "away" | "gone") | null)[];
            /** Watchers */
            watchers: components["schemas"]["Watcher"][];
        };
        /**
         * Preview
         * @description What some actions in a row would come to: events, and the parts of the view that would be different.
         */
        Preview: {
            objection: components["schemas"]["Objection"] | null;
            /** Events */
            events: components["schemas"]["EventOut"][];
            /** Changed */
            changed: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * PreviewAnswerMessage
         * @description The answer to `preview`.
         */
        PreviewAnswerMessage: {
            /** Previews */
            previews: components["schemas"]["Preview"][];
            /**
             * Type
             * @constant
             */
            type: "preview";
            /** Ref */
            ref: string | number | null;
        };
        /**
         * PreviewMessage
         * @description Ask what some ways to go on would come to.
         */
        PreviewMessage: {
            /**
             * Ref
             * @default null
             */
            ref: string | number | null;
            /** Seat */
            seat: number;
            /** Ways */
            ways: components["schemas"]["JsonValue"][][][];
            /**
             * Type
             * @constant
             */
            type: "preview";
        };
        /**
         * RefusedMessage
         * @description Instead of the first message, when the socket is not let in; it is then closed.
         */
        RefusedMessage: {
            /**
             * Type
             * @constant
             */
            type: "refused";
            /** Code */
            code: string;
            /** Values */
            values: {
                [key: string]: components["schemas"]["JsonValue"];
            };
        };
        /**
         * StandingAnswerMessage
         * @description Answer ahead what may be asked in another's turn.
         */
        StandingAnswerMessage: {
            /**
             * Ref
             * @default null
             */
            ref: string | number | null;
            /** Seat */
            seat: number;
            /** Code */
            code: string;
            /**
             * Type
             * @constant
             */
            type: "standing_answer";
        };
        /**
         * TableMessage
         * @description Who is at the table and how it goes; the position is as it was.
         */
        TableMessage: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Version */
            version: number;
            /** Variant */
            variant: string;
            /** Options */
            options: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "playing" | "over" | "unreadable";
            /** Revision */
            revision: number;
            /** Played */
            played: number;
            /** Commitment */
            commitment: string;
            /** Seed */
            seed: string | null;
            /** Host */
            host: boolean;
            /** May Write */
            may_write: boolean;
            /** Imported */
            imported: boolean;
            /** Challenge */
            challenge: string | null;
            /** May Hand On */
            may_hand_on: boolean;
            /** Continues */
            continues: boolean;
            /** Practice */
            practice: boolean;
            /** Sole Player */
            sole_player: boolean;
            /**
             * Information
             * @enum {string}
             */
            information: "open" | "shared" | "private";
            /**
             * Relation
             * @enum {string}
             */
            relation: "rivals" | "allies";
            /** Sides */
            sides: string[];
            /** Answer Seconds */
            answer_seconds: number | null;
            /** Standing Answers */
            standing_answers: string[];
            /** Formats */
            formats: string[];
            /** Seats */
            seats: components["schemas"]["SeatOut"][];
            /** Watch Link */
            watch_link: string | null;
            /** Watchers */
            watchers: components["schemas"]["Watcher"][];
            /** Claim Seconds */
            claim_seconds: number | null;
            clock: components["schemas"]["ClockOut"] | null;
            /** Listed */
            listed: boolean;
            /** Stand In Levels */
            stand_in_levels: string[];
            /** Resigned */
            resigned: number[];
            /** Draw Offer */
            draw_offer: number | null;
            /** Take Back */
            take_back: ("free" | "ask") | null;
            /** Back Asked */
            back_asked: number | null;
            /** Back Given */
            back_given: number[];
            /** Casual */
            casual: boolean;
            /** Result */
            result: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
            /** Rematch */
            rematch: string | null;
            /** Notes */
            notes: components["schemas"]["Note"][];
            /** Chat */
            chat: components["schemas"]["ChatLine"][];
            /** Pins */
            pins: components["schemas"]["PinOut"][];
            /**
             * Type
             * @constant
             */
            type: "table";
        };
        /**
         * TrailsAnswerMessage
         * @description The answer to `trails`.
         */
        TrailsAnswerMessage: {
            /** Trails */
            trails: components["schemas"]["Trail"][];
            /**
             * Type
             * @constant
             */
            type: "trails";
            /** Ref */
            ref: string | number | null;
        };
        /**
         * TrailsMessage
         * @description Ask where actions of one kind lead, one after the other.
         */
        TrailsMessage: {
            /**
             * Ref
             * @default null
             */
            ref: string | number | null;
            /** Tag */
            tag: string;
            /** Start */
            start: components["schemas"]["JsonValue"][];
            /** Seat */
            seat: number;
            /**
             * Type
             * @constant
             */
            type: "trails";
        };
        /**
         * UndoMessage
         * @description Take one's last action back.
         */
        UndoMessage: {
            /**
             * Ref
             * @default null
             */
            ref: string | number | null;
            /** Seat */
            seat: number;
            /** Question */
            question: number;
            /**
             * Type
             * @constant
             */
            type: "undo";
        };
        /**
         * UnpinMessage
         * @description Take a proposal back.
         */
        UnpinMessage: {
            /**
             * Ref
             * @default null
             */
            ref: string | number | null;
            /** Seat */
            seat: number;
            /** Row */
            row: components["schemas"]["JsonValue"][];
            /**
             * Type
             * @constant
             */
            type: "unpin";
        };
        /**
         * UpdateMessage
         * @description What an action, an undo or the like has changed, from revision `from` to `revision`.
         */
        UpdateMessage: {
            /**
             * Standing Answer
             * @default null
             */
            standing_answer: string | null;
            /**
             * Kept
             * @default false
             */
            kept: boolean;
            /**
             * Type
             * @constant
             */
            type: "update";
            /** Kind */
            kind: ("play" | "undo" | "resign" | "offer" | "accept" | "decline" | "abandon") | ("stand_in" | "back" | "terms" | "ask_back" | "give_back" | "keep" | "take_back" | "time_up");
            /** Revision */
            revision: number;
            /** From */
            from: number;
            /** Played */
            played: number;
            /** Seat */
            seat: number | null;
            /** Questions */
            questions: {
                [key: string]: number;
            };
            /** To Act */
            to_act: number[];
            /** Changed */
            changed: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Patched */
            patched: [
                (string | number)[],
                components["schemas"]["JsonValue"]
            ][];
            /** Gone */
            gone: string[];
            /** Legal */
            legal: components["schemas"]["ActionOut"][];
            prompt: components["schemas"]["Prompt"] | null;
            /** Undo */
            undo: true | string;
            /** Undo Seat */
            undo_seat: number | null;
            /** Outcome */
            outcome: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
            /** Draw Offer */
            draw_offer: number | null;
            /** Events */
            events: components["schemas"]["EventOut"][];
            /** Actor */
            actor: number | null;
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "playing" | "over" | "unreadable";
            window: components["schemas"]["Window"] | null;
            clocks: components["schemas"]["Clocks"] | null;
        };
        /**
         * ViewAsMessage
         * @description Look at the table through another of one's own seats.
         */
        ViewAsMessage: {
            /**
             * Ref
             * @default null
             */
            ref: string | number | null;
            /** Seat */
            seat: number;
            /**
             * Type
             * @constant
             */
            type: "view_as";
        };
        /**
         * WholeAskedMessage
         * @description Ask for the whole table.
         */
        WholeAskedMessage: {
            /**
             * Ref
             * @default null
             */
            ref: string | number | null;
            /**
             * Type
             * @constant
             */
            type: "whole";
        };
        /**
         * WholeMessage
         * @description The whole table, which replaces all that the client has.
         */
        WholeMessage: {
            /**
             * Type
             * @constant
             */
            type: "whole";
            table: components["schemas"]["Table"];
        };
        /**
         * WhyAnswerMessage
         * @description The answer to `why`.
         */
        WhyAnswerMessage: {
            /** Answers */
            answers: (components["schemas"]["Objection"] | null)[];
            /**
             * Type
             * @constant
             */
            type: "why";
            /** Ref */
            ref: string | number | null;
        };
        /**
         * WhyMessage
         * @description Ask why some rows cannot be played.
         */
        WhyMessage: {
            /**
             * Ref
             * @default null
             */
            ref: string | number | null;
            /** Seat */
            seat: number;
            /** Rows */
            rows: components["schemas"]["JsonValue"][];
            /**
             * Type
             * @constant
             */
            type: "why";
        };
        FromClient: components["schemas"]["PlayMessage"] | components["schemas"]["UndoMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["WhyMessage"] | components["schemas"]["PreviewMessage"] | components["schemas"]["TrailsMessage"] | components["schemas"]["ViewAsMessage"] | components["schemas"]["StandingAnswerMessage"] | components["schemas"]["PinMessage"] | components["schemas"]["UnpinMessage"] | components["schemas"]["LetPlayMessage"] | components["schemas"]["AwayMessage"] | components["schemas"]["WholeAskedMessage"] | components["schemas"]["PingMessage"];
        FromServer: components["schemas"]["WholeMessage"] | components["schemas"]["UpdateMessage"] | components["schemas"]["AnswerMessage"] | components["schemas"]["WhyAnswerMessage"] | components["schemas"]["PreviewAnswerMessage"] | components["schemas"]["TrailsAnswerMessage"] | components["schemas"]["OwnAnswerMessage"] | components["schemas"]["TableMessage"] | components["schemas"]["ChatLineMessage"] | components["schemas"]["PinsMessage"] | components["schemas"]["ClocksMessage"] | components["schemas"]["PresenceMessage"] | components["schemas"]["PongMessage"] | components["schemas"]["RefusedMessage"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

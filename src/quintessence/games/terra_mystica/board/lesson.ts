import type { LessonStep } from '$table';

export const lesson: LessonStep[] = [];

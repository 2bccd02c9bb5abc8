// What cannot be undone asks once.

export interface Question {
  title: string;
  body: string;
  /** What the button says that does it. */
  yes: string;
}

interface Asked extends Question {
  answer: (yes: boolean) => void;
}

let asked = $state.raw<Asked | null>(null);

export function question(): Asked | null {
  return asked;
}

export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    asked = {
      ...question,
      answer(yes) {
        asked = null;
        resolve(yes);
      },
    };
  });
}

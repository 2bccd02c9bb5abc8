// A frame with another view of the same moment.

interface Viewed<P, S> {
  view: { public: P; private: S };
}

export function withPublic<P, S, F extends Viewed<P, S>>(
  frame: F,
  part: Partial<F['view']['public']>,
): F {
  return { ...frame, view: { ...frame.view, public: { ...frame.view.public, ...part } } };
}

export function withPrivate<P, S, F extends Viewed<P, S>>(
  frame: F,
  part: Partial<F['view']['private']>,
): F {
  return { ...frame, view: { ...frame.view, private: { ...frame.view.private, ...part } } };
}

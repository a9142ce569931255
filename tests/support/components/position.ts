type Place = { latitude: number; longitude: number };

/** The device tells its position, until the test ends with what this returns. Without it, the browser refuses. */
export function tellPosition(coords: Place): () => void {
  const value = { getCurrentPosition: (found: (position: { coords: Place }) => void) => found({ coords }) };
  Object.defineProperty(navigator, "geolocation", { configurable: true, value });
  return () => {
    Reflect.deleteProperty(navigator, "geolocation");
  };
}

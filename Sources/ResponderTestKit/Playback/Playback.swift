/// What came of playing a recording on a ``Stage``.
public struct Playback: Hashable, Sendable {
  /// How many events of fingers, pointer and pens were played.
  public internal(set) var eventCount = 0
  /// How many events were left out: those of another window, and those of fingers and pens that were down
  /// already where playing began.
  public internal(set) var leftOutCount = 0
  /// How long it took on the stage's clock, in seconds.
  public internal(set) var duration = 0.0
  /// How many pictures were drawn meanwhile, of the window and its popups.
  public internal(set) var frameCount = 0
  /// The first hundred lines that could not be read, each with its number and the reason, as
  /// `line 7: no “x”`.
  public internal(set) var problems: [String] = []
  /// How many lines could not be read.
  public internal(set) var problemCount = 0
  /// Whether a later version than this wrote it, so that there may be more in it than was played.
  public internal(set) var isFromLaterVersion = false
}

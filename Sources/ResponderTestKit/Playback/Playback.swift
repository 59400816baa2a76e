/// The result of the playback of a recording on a ``Stage``.
public struct Playback: Hashable, Sendable {
  /// The number of events of touches, pointer and pens that were played.
  public internal(set) var eventCount = 0
  /// The number of events that were left out: those of another window, and those of touches and pens that had
  /// begun before the playback.
  public internal(set) var leftOutCount = 0
  /// The duration on the stage's clock, in seconds.
  public internal(set) var duration = 0.0
  /// The number of frames that were drawn during playback, for the window and its popups.
  public internal(set) var frameCount = 0
  /// The first hundred lines that could not be read, each with its number and the reason, such as `line 7: no
  /// “x”`.
  public internal(set) var problems: [String] = []
  /// The number of lines that could not be read.
  public internal(set) var problemCount = 0
  /// A Boolean value that indicates whether a later version has written the recording, which may therefore
  /// have unknown content.
  public internal(set) var isFromLaterVersion = false
}

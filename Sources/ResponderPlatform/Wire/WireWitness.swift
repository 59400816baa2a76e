/// Looks on at what comes over the wire, and at what the program makes of it: a recorder.
///
/// A display has at most one, ``Display/witness``. While it has none an event costs one look at that. Times
/// are on the display's clock, in seconds.
@MainActor package protocol WireWitness: AnyObject {
  // MARK: Input, before the program hears of it

  /// An event of a seat's touch screen.
  func touch(_ event: WireTouch, _ stamp: WireStamp, seat: Int)
  /// An event of a seat's pointer.
  func pointer(_ event: WirePointer, _ stamp: WireStamp, seat: Int)
  /// An event of a tool, by its number in ``DisplayFacts/pens``.
  func pen(_ event: WirePen, _ stamp: WireStamp, seat: Int, tool: UInt32)

  // MARK: What the program does

  /// What came since the last such call waits for the program's handlers, as one input.
  func inputCame()
  /// The handlers have seen every input but the last ones, as many as are said to wait.
  func inputWasHandled(waiting: Int)
  /// A frame with new content was committed. Its number is no other frame's of the display.
  func surface(_ surface: any Surface, didCommit frame: UInt32, at time: Double)

  // MARK: What the display tells of it

  /// A frame was seen; `time` is nil where the display tells it on a clock that nobody here can read.
  /// `refresh` is nanoseconds until the next one, 0 where that is not known.
  func surface(_ surface: any Surface, didShow frame: UInt32, at time: Double?, refresh: UInt32)
  /// A frame was never seen.
  func surface(_ surface: any Surface, didDiscard frame: UInt32)
  /// Outputs, seats, tools or globals came, went or changed, or a surface is on other outputs.
  func displayDidChange()
}

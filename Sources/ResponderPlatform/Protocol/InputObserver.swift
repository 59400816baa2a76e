/// A recorder of Wayland events, of the application's handling of them, and of its frames.
///
/// A display has at most one recorder, ``Display/inputObserver``. Without one, an event costs
/// a comparison and the plain data of the event. Times are on the display's clock, in seconds.
@MainActor package protocol InputObserver: AnyObject {
  // MARK: Input, before the application receives it

  /// Called for an event of a touch screen.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - surface: The surface of a down event, or `nil` if the surface does not belong to the application or
  ///     is destroyed. For other events, it is `nil`.
  func touch(_ event: TouchEvent, on surface: (any Surface)?)
  /// Called for an event of a pointer. Events of type enter and leave have the surface, or `nil` as for a
  /// touch.
  func pointer(_ event: PointerEvent, on surface: (any Surface)?)
  /// Called for an event of a tool. An event of type proximityIn has the surface, or `nil` as for a touch.
  func pen(_ event: PenEvent, on surface: (any Surface)?)

  // MARK: Work of the application

  /// Called when the events since the last call are queued for the application's handlers, as one input.
  func inputCame()
  /// Called when the handlers have processed every input except for the last `waiting` ones.
  func inputWasHandled(waiting: Int)
  /// Called when a frame with new content was committed. The number is unique in the display.
  func surface(_ surface: any Surface, didCommit frame: UInt32, at time: Double)

  // MARK: Feedback of the display

  /// Called when a frame became visible.
  ///
  /// - Parameters:
  ///   - surface: The surface of the frame.
  ///   - frame: The number of the frame.
  ///   - time: The time, or `nil` if the display reports it on a clock that this process cannot read.
  ///   - refresh: The time until the next refresh, in nanoseconds, or 0 if it is unknown.
  func surface(_ surface: any Surface, didShow frame: UInt32, at time: Double?, refresh: UInt32)
  /// Called when a frame was discarded without becoming visible.
  func surface(_ surface: any Surface, didDiscard frame: UInt32)
  /// Called when outputs, seats, tools or globals are added, are removed or change, or when a surface is on
  /// other outputs.
  func displayDidChange()
}

/// The access point of an inspector to a program's events, see `Inspecting`. Without an inspector, each
/// event, action and frame costs one comparison, and views store nothing for it.
@MainActor package enum Inspection {
  /// The inspector, or `nil` if there is none. It is held strongly.
  @exclusivity(unchecked) package static var observer: (any Inspecting)?

  /// Returns a Boolean value that indicates whether a window belongs to the inspector. Such a window is not
  /// counted as a window of the application.
  static func owns(_ window: Window) -> Bool { observer?.owns(window) ?? false }
}

/// An inspector, which is notified of events, keys, actions and frames, and draws over windows.
///
/// It is implemented in a higher module, and is found by the name of its class when it is opened.
@MainActor package protocol Inspecting: AnyObject {
  /// Opens an inspector of the running program.
  static func open()
  /// Closes the inspector.
  func close()
  /// Returns a Boolean value that indicates whether a window belongs to the inspector.
  func owns(_ window: Window) -> Bool

  // MARK: Input

  /// Returns a Boolean value that indicates whether the inspector takes an event. The event is then not
  /// delivered.
  func takes(_ event: Event) -> Bool
  /// Returns a Boolean value that indicates whether the inspector takes a key that goes down.
  func takes(_ key: Key, in window: Window) -> Bool
  /// Called when an event is about to be delivered to its windows.
  func willHandle(_ event: Event)
  /// Called when an event was delivered to its windows.
  func didHandle(_ event: Event)
  /// Called when a key was used, with its use as a string: as text, by a command, or as a press.
  func keyWasUsed(_ key: Key, as use: String, by user: Any?)
  /// Called when an action is sent to a target that was given or found. If there is none, the target is
  /// `nil`.
  func willSend(_ action: Selector, to target: Any?, from sender: Any?)

  // MARK: Frames

  /// Called when a part of a window needs display, in the window's coordinates.
  func wasDamaged(_ rect: Rect, in window: Window)
  /// Called when a frame begins, before its layout.
  func frameBegins(in window: Window)
  /// Called after layout. Areas that the inspector draws over the window can still be added to the frame.
  func frameIsLaidOut(in window: Window)
  /// Called when a frame was drawn.
  func frameEnded(in window: Window, isShown: Bool)
  /// Called when the next frame moves the pixels in a part of a window, including those that the inspector
  /// has drawn.
  func pixelsMoved(in area: Rect, by distance: Vector, of window: Window)
  /// Draws over the window, in its coordinates.
  func drawOver(_ window: Window, in context: GraphicsContext)
}

extension Window {
  /// Redraws a part of the window for the inspector. It does not count as damage by the program.
  package func addInspectorDamage(_ rect: Rect) { pacer.addDamage(rect) }
}

extension Event {
  /// The window of an event that is not a touch event, or `nil` if there is none.
  package var ownWindow: Window? { window }
  /// The location of the pointer in the coordinates of that window, in points.
  package var placeInWindow: Point { pointerLocation }
}

/// Where an inspector looks on at what happens in a program: see `Inspecting`. While there is none each
/// event, action and frame costs one comparison, and no view has anything for it.
@MainActor package enum Inspection {
  /// Who looks on; nil for nobody. It is kept alive here.
  @exclusivity(unchecked) package static var observer: (any Inspecting)?

  /// Whether a window is the inspector's own, which counts as none of the program's.
  static func owns(_ window: Window) -> Bool { observer?.owns(window) ?? false }
}

/// An inspector: is told of events, keys, actions and frames, and draws over windows.
///
/// It lives in a module above, and is found by its class's name when somebody asks for it.
@MainActor package protocol Inspecting: AnyObject {
  /// Opens an inspector of the program that runs.
  static func open()
  /// Closes it.
  func close()
  /// Whether a window is its own.
  func owns(_ window: Window) -> Bool

  // MARK: Input

  /// Whether it keeps an event for itself: nobody else is handed it.
  func takes(_ event: Event) -> Bool
  /// Whether it keeps a key that goes down for itself.
  func takes(_ key: Key, in window: Window) -> Bool
  /// An event is about to be handed to its windows.
  func willHandle(_ event: Event)
  /// An event was handed to its windows.
  func didHandle(_ event: Event)
  /// A key was used, in words: as text, by a command, or as a press.
  func keyWasUsed(_ key: Key, as use: String, by user: Any?)
  /// An action is sent to a target that was given or found; nil where nobody takes it.
  func willSend(_ action: Selector, to target: Any?, from sender: Any?)

  // MARK: Frames

  /// A part of a window, in its coordinates, has to be drawn again.
  func wasDamaged(_ rect: Rect, in window: Window)
  /// A frame begins: layout comes first.
  func frameBegins(in window: Window)
  /// Layout is done: what is to be drawn over the window can still be added to the frame.
  func frameIsLaidOut(in window: Window)
  /// The frame is done.
  func frameEnded(in window: Window, isShown: Bool)
  /// The next frame moves what is shown in a part of a window, with what was drawn over it.
  func pixelsMoved(in area: Rect, by distance: Vector, of window: Window)
  /// Draws over the window, in its coordinates.
  func drawOver(_ window: Window, in context: GraphicsContext)
}

extension Window {
  /// Has a part of the window drawn again for what an inspector draws over it, which is nothing that the
  /// program had to draw.
  package func addInspectorDamage(_ rect: Rect) { pacer.addDamage(rect) }
}

extension Event {
  /// The window of an event that is none of touches; nil for none.
  package var ownWindow: Window? { window }
  /// Where the pointer is, in coordinates of that window, in points.
  package var placeInWindow: Point { pointerLocation }
}

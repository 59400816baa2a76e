import ResponderPlatform

/// The container of a view hierarchy: a window.
@MainActor protocol ViewHost: View {
  /// The context that the application provides to all objects in the window.
  var ownContext: ProgramContext { get }
  /// The object that stores the first responder and the focus.
  var focusHost: any FocusHost { get }

  /// The rectangle of the root controller's view, in window coordinates, even before it is loaded.
  var roomForRootView: Rect { get }
  /// The traits of views without overrides.
  var hostTraits: TraitCollection { get }
  /// The theme of views without overrides, with its variants.
  var hostThemes: ThemeVariants { get }

  // MARK: Drawing

  /// Adds a rectangle that needs display, in window coordinates.
  func addDamage(_ rect: Rect)
  /// Requests layout and drawing in the next frame.
  func setNeedsFrame()
  /// Moves the pixels of a view whose bounds are about to have another origin. Returns `false` if they have
  /// to be drawn instead.
  func movePixels(of view: View, for new: ViewGeometry) -> Bool
  /// A Boolean value that indicates whether a frame is drawn whenever the display is ready.
  var wantsFrames: Bool { get set }
  /// The clock of the window's animations, or `nil` before the first one.
  var existingFrameClock: FrameClock? { get set }

  // MARK: Notifications of views

  /// Called when a view is leaving the window with its subviews.
  func viewWillLeave(_ view: View)
  /// Called when a view was hidden. It loses the focus, and its touches continue.
  func viewWasHidden(_ view: View)
  /// The view under the pointer with no button down, or `nil` if there is none.
  var pointedView: View? { get }
  /// Called when the cursor of a view that may be under the pointer has changed.
  func refreshCursor()
  /// Called when a controller's title has changed. It may be the title of the window.
  func controllerTitleDidChange()
  /// Called when a controller's preference for a locked pointer may have changed.
  func pointerLockMayHaveChanged()
}

/// An object that stores a window's first responder and the view with the focus.
@MainActor protocol FocusHost: FirstResponderHost {
  /// The view with the focus, or `nil` if there is none.
  var focusedView: View? { get }
  /// A Boolean value that indicates whether a view was focused before a presentation, so that a presented
  /// view takes the focus.
  var wantsFocusInPresented: Bool { get }
  /// A Boolean value that indicates whether a touch or a click was the last input, and not a key.
  var isPointing: Bool { get }
  /// Makes the first responder resign, even if it refuses.
  @discardableResult func forceResign() -> Bool
  /// Focuses a view, or none. Returns a Boolean value that indicates whether it has the focus. If `isForced`
  /// is `true`, no permission is asked.
  @discardableResult func focus(_ view: View?, _ heading: FocusHeading, isForced: Bool) -> Bool
  /// Focuses a view that had the focus before, as it was then: one that was not the first responder does not
  /// become it, so that no editing begins. Returns a Boolean value that indicates whether it has the focus.
  @discardableResult func restoreFocus(to view: View, wasFirstResponder: Bool) -> Bool
  /// Moves the focus to the next or previous stop in reading order.
  @discardableResult func moveFocus(forward: Bool) -> Bool
  /// Moves the focus within the group of the focused view. Returns a Boolean value that indicates whether
  /// there is a neighbor.
  func moveFocusInGroup(_ direction: Vector, _ heading: FocusHeading) -> Bool
}

extension FocusHost {
  /// Focuses a view, or none, if the surrounding views permit it. Returns a Boolean value that indicates
  /// whether it has the focus.
  @discardableResult func focus(_ view: View?) -> Bool { focus(view, [], isForced: false) }

  /// Removes the focus without asking for permission.
  func forceFocusAway() { focus(nil, [], isForced: true) }
}

extension View {
  /// The window of the view, or `nil` if there is none.
  @inline(__always) final var host: (any ViewHost)? { ownWindow }

  /// The context that the application provides to the view: time, timers and settings.
  package final var programContext: ProgramContext { host?.ownContext ?? .current }

  /// Moves the view's pixels for a geometry that is about to be set. Returns a Boolean value that indicates
  /// whether that was possible.
  func movePixels(for new: ViewGeometry) -> Bool { host?.movePixels(of: self, for: new) ?? false }
}

extension ProgramContext {
  /// Returns the context of a view, or that of the running application if the view is `nil`.
  static func of(_ view: View?) -> ProgramContext { view?.programContext ?? .current }
}

import ResponderPlatform

/// What a tree of views is shown in: a window.
@MainActor protocol ViewHost: View {
  /// What the program gives to everything in it.
  var ownContext: ProgramContext { get }
  /// What keeps the first responder and the focus.
  var focusHost: any FocusHost { get }

  /// The rectangle that the root controller's view has or will have, in window coordinates.
  var roomForRootView: Rect { get }
  /// The traits of all that overrides none.
  var hostTraits: TraitCollection { get }
  /// The theme of all that overrides no traits, and what it is in other surroundings.
  var hostThemes: ThemeVariants { get }

  // MARK: Drawing

  /// A rectangle, in window coordinates, has to be drawn again.
  func addDamage(_ rect: Rect)
  /// Something has to be laid out or drawn with the next frame.
  func setNeedsFrame()
  /// A view is about to get another origin of its bounds: moves its pixels to where they are then. Gives
  /// false where they have to be drawn instead.
  func movePixels(of view: View, for new: ViewGeometry) -> Bool
  /// Whether a frame is to be made whenever the display is ready for one.
  var wantsFrames: Bool { get set }
  /// What has everything that moves take its steps; nil until something moves.
  var existingFrameClock: FrameClock? { get set }

  // MARK: Views that come and go

  /// A view is leaving with all in it.
  func viewWillLeave(_ view: View)
  /// A view was hidden: the keys go elsewhere, its touches go on.
  func viewWasHidden(_ view: View)
  /// The view that the pointer is over, with no button down; nil for none.
  var pointedView: View? { get }
  /// A view that the pointer may be over has another cursor.
  func refreshCursor()
  /// A controller, which may be the one that names the window, has another title.
  func controllerTitleDidChange()
  /// A controller wants the pointer locked, or no longer.
  func pointerLockMayHaveChanged()
}

/// What keeps a window's first responder and the view that has the focus.
@MainActor protocol FocusHost: FirstResponderHost {
  /// The view that has the focus; nil for none.
  var focusedView: View? { get }
  /// Something was presented while a view had the focus: one there is to have it.
  var wantsFocusInPresented: Bool { get }
  /// Makes the first responder resign, also when it would refuse.
  @discardableResult func forceResign() -> Bool
  /// Focuses a view, or none. Tells whether it has the focus. With `isForced` nobody is asked.
  @discardableResult func focus(_ view: View?, _ heading: FocusHeading, isForced: Bool) -> Bool
  /// Moves the focus to the next stop in reading order, or to the one before.
  @discardableResult func moveFocus(forward: Bool) -> Bool
  /// Moves the focus within the group of the view that has it. Tells whether there is one to go to.
  func moveFocusInGroup(_ direction: Vector, _ heading: FocusHeading) -> Bool
}

extension FocusHost {
  /// Focuses a view, or none, where those around allow it. Tells whether it has the focus.
  @discardableResult func focus(_ view: View?) -> Bool { focus(view, [], isForced: false) }

  /// Takes the focus from what has it, without asking.
  func forceFocusAway() { focus(nil, [], isForced: true) }
}

extension View {
  /// What the view is shown in; nil for nothing.
  final var host: (any ViewHost)? { ownWindow }

  /// What the program gives the view: time, timers and settings.
  final var programContext: ProgramContext { host?.ownContext ?? .current }

  /// Has the view's pixels moved for a geometry that it is about to get, where that is possible.
  func movePixels(for new: ViewGeometry) -> Bool { host?.movePixels(of: self, for: new) ?? false }
}

extension ProgramContext {
  /// The one of a view, or that of the program that runs where the view is nil.
  static func of(_ view: View?) -> ProgramContext { view?.programContext ?? .current }
}

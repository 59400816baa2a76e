import ResponderPlatform

/// A window that is positioned relative to a rectangle of another window, such as a menu.
///
/// The compositor positions it (`xdg_popup`), so that it can extend beyond its parent and stays on the
/// screen. It never becomes the key window, since the first responder of the window below keeps the keys. It
/// has no title bar, and has rounded corners and a shadow.
final class PopupWindow: Window {
  /// The parent window: a toplevel, or another popup.
  let parent: Window
  /// The requested position in the parent's coordinates, and the preferred size.
  private(set) var positioner: PopupPositioner
  /// A Boolean value that indicates whether the popup requests a grab of all input until a press outside. The
  /// compositor may refuse it.
  private(set) var wantsGrab: Bool
  /// The frame that the compositor has set, in the parent's coordinates. It is empty before.
  private(set) var placedFrame = Rect.zero
  /// The closure that is called when the compositor has positioned the popup.
  var onPlaced: (() -> Void)?
  /// The closure that lays out the content.
  var onLayout: (() -> Void)?
  /// The closure that is called when the compositor has dismissed the popup.
  var onDismiss: (() -> Void)?
  /// A Boolean value that indicates whether the popup was shown or used. If the compositor then dismisses it,
  /// it has not refused the grab.
  private(set) var wasSeen = false

  init(parent: Window, positioner: PopupPositioner, grabs: Bool) {
    self.parent = parent
    self.positioner = positioner
    wantsGrab = grabs
    super.init(frame: Rect(origin: .zero, size: positioner.size))
    wantedSize = positioner.size
    backgroundColor = .secondarySystemGroupedBackground
  }

  override var isPopup: Bool { true }

  /// A Boolean value that indicates whether the popup receives the pointer and touches. Otherwise, the views
  /// below receive them.
  final var takesInput = true

  override var takesSurfaceInput: Bool { takesInput }

  override var canBecomeKey: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  /// Events in a menu are not passed to other responders.
  override var next: Responder? { nil }

  /// The theme of the parent for elevated content, as in popovers.
  override var theme: Theme {
    let base = parent.theme
    if let elevated, elevated.base == base { return elevated.theme }
    let theme = base.elevated
    elevated = (base, theme)
    return theme
  }

  /// The last theme of the parent, and the theme that was derived from it.
  private var elevated: (base: Theme, theme: Theme)?

  /// The toplevel of the popup.
  var owner: Window { (parent as? PopupWindow)?.owner ?? parent }

  /// The top left corner in the coordinates of ``owner``.
  var originInOwner: Point {
    guard let below = parent as? PopupWindow else { return placedFrame.origin }
    let origin = below.originInOwner
    return Point(x: origin.x + placedFrame.minX, y: origin.y + placedFrame.minY)
  }

  /// A Boolean value that indicates whether the popup has a grab.
  var isGrabbing: Bool { wantsGrab && surface != nil }

  /// Moves or resizes the popup while it is shown.
  func move(to positioner: PopupPositioner) {
    guard positioner != self.positioner else { return }
    self.positioner = positioner
    surface?.reposition(toldPositioner)
  }

  /// Sets the frame that the compositor has reported.
  func place(_ frame: Rect?) {
    guard let frame else { return }
    placedFrame = frame
    onPlaced?()
  }

  /// Notes that a frame of the popup was shown, or that it has received input.
  func noteSeen() { wasSeen = true }

  /// Closes the popup after the compositor has dismissed it.
  ///
  /// If it was never shown, the compositor has refused the grab. The popup is then shown again without a
  /// grab.
  func wasDismissed() {
    if wantsGrab, !wasSeen, let application {
      wantsGrab = false
      replaceSurface(application)
      if surface != nil { return }
    }
    close()
    onDismiss?()
  }

  private func replaceSurface(_ application: any WindowProgram) {
    surface?.destroy()
    surface = nil
    pacer.reset()
    canvas.reset()
    application.show(self)
    pacer.addDamage(bounds)
  }
}

extension Window {
  /// The parent window of a menu or another popup, or `nil` for other windows.
  package final var windowBelow: Window? { (self as? PopupWindow)?.parent }
}

import ResponderPlatform

/// A window that hangs beside a rectangle of another one, as a menu does.
///
/// The display places it (`xdg_popup`), so that it can reach beyond its parent and stays on the screen.
/// It never becomes the key window: the first responder of the window below keeps the keys. It has no
/// title bar, but round corners and a shadow.
final class PopupWindow: Window {
  /// The window it hangs on: a toplevel, or another popup.
  let parent: Window
  /// Where it goes, in the coordinates of its parent, and how large it would like to be.
  private(set) var positioner: PopupPositioner
  /// Whether it is to have all input until a press outside; a display may refuse that.
  private(set) var wantsGrab: Bool
  /// Where the display put it, in the coordinates of its parent; empty before it did.
  private(set) var placedFrame = Rect.zero
  /// Called when the display put it somewhere.
  var onPlaced: (() -> Void)?
  /// Called to place what is in it.
  var onLayout: (() -> Void)?
  /// Called when the display took it away.
  var onDismiss: (() -> Void)?
  /// It was shown, or used: a display that takes it away then means it.
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

  /// Whether pointer and fingers are for it; else for what lies below it.
  final var takesInput = true

  override var takesSurfaceInput: Bool { takesInput }

  override var canBecomeKey: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  /// Events in a menu stay in it.
  override var next: Responder? { nil }

  override var theme: Theme { parent.theme }

  /// The toplevel at the bottom.
  var owner: Window { (parent as? PopupWindow)?.owner ?? parent }

  /// The top left corner in the coordinates of ``owner``.
  var originInOwner: Point {
    guard let below = parent as? PopupWindow else { return placedFrame.origin }
    let origin = below.originInOwner
    return Point(x: origin.x + placedFrame.minX, y: origin.y + placedFrame.minY)
  }

  /// Whether it has all input now.
  var isGrabbing: Bool { wantsGrab && surface != nil }

  /// Puts it elsewhere, or gives it another size, while it is shown.
  func move(to positioner: PopupPositioner) {
    guard positioner != self.positioner else { return }
    self.positioner = positioner
    surface?.reposition(toldPositioner)
  }

  /// The display tells where it is.
  func place(_ frame: Rect?) {
    guard let frame else { return }
    placedFrame = frame
    onPlaced?()
  }

  /// A frame of it was shown, or it got input.
  func noteSeen() { wasSeen = true }

  /// The display took it away.
  ///
  /// One that never was to be seen was refused its grab: it is shown once more, without.
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
  /// The window that a menu or another popup hangs on; nil for one that stands by itself.
  package final var windowBelow: Window? { (self as? PopupWindow)?.parent }
}

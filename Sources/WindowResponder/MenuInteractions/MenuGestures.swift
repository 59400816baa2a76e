import ResponderRuntime

/// The gestures that open a menu on a view: a press of the secondary button, and a long press of a touch.
@MainActor final class MenuGestures: GestureRecognizerDelegate {
  private let click = SecondaryPressGestureRecognizer()
  private let press = LongPressGestureRecognizer()
  private let touchDidBegin: (Point) -> Void
  private let prepareMenu: (Point) -> Bool
  private let open: (Point) -> Void

  /// Creates gestures. The closures are called with a point in the view's coordinates.
  ///
  /// - Parameters:
  ///   - touchDidBegin: The closure that is called when a touch begins that can open the menu.
  ///   - prepareMenu: The closure that prepares the menu before it opens. If it returns `false`, there is no
  ///     menu at the point, but a superview may have one.
  ///   - open: The closure that opens the menu.
  init(
    touchDidBegin: @escaping (Point) -> Void = { _ in }, prepareMenu: @escaping (Point) -> Bool,
    open: @escaping (Point) -> Void
  ) {
    self.touchDidBegin = touchDidBegin
    self.prepareMenu = prepareMenu
    self.open = open
    press.allowedTouchTypes = [.direct, .pencil]
    for recognizer in [click, press] {
      recognizer.delegate = self
      recognizer.addAction(
        Action { [link = BackLink(self), recognizerLink = BackLink(recognizer)] _ in
          guard let recognizer = recognizerLink.target,
            recognizer.state == .began || recognizer.state == .ended
          else { return }
          // The end of a long press is ignored.
          if recognizer is LongPressGestureRecognizer, recognizer.state == .ended { return }
          guard let view = recognizer.view else { return }
          link.target?.open(recognizer.location(in: view))
        })
    }
  }

  func move(to view: View?) {
    for recognizer in [click, press] {
      recognizer.view?.removeGestureRecognizer(recognizer)
      view?.addGestureRecognizer(recognizer)
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    if gestureRecognizer.numberOfTouches == 0, let view = gestureRecognizer.view {
      touchDidBegin(touch.location(in: view))
    }
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let view = gestureRecognizer.view else { return false }
    return prepareMenu(gestureRecognizer.location(in: view))
  }
}

/// A recognizer of a press with the secondary button of the pointer or of a pen, with which desktops open
/// menus.
final class SecondaryPressGestureRecognizer: GestureRecognizer {
  override func mayTrack(_ touch: Touch, _ event: Event) -> Bool {
    touch.type != .direct && event.buttonMask == .secondary
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    state = .ended
  }
}

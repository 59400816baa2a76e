/// The gestures that open a menu on a view: a press of the secondary button, and a long press of a touch.
@MainActor final class MenuGestures: GestureRecognizerDelegate {
  private let click = SecondaryPressGestureRecognizer()
  private let press = LongPressGestureRecognizer()
  /// The closure that determines whether there is a menu at a point of the view. If it returns `false`, a
  /// superview may have one.
  private let mayOpen: (Point) -> Bool
  private let open: (Point) -> Void

  init(mayOpen: @escaping (Point) -> Bool, open: @escaping (Point) -> Void) {
    self.mayOpen = mayOpen
    self.open = open
    press.allowedTouchTypes = [.direct, .pencil]
    for recognizer in [click, press] {
      recognizer.delegate = self
      recognizer.addAction(
        Action { [weak self, weak recognizer] _ in
          guard let recognizer, recognizer.state == .began || recognizer.state == .ended else {
            return
          }
          // The end of a long press is ignored.
          if recognizer is LongPressGestureRecognizer, recognizer.state == .ended { return }
          guard let view = recognizer.view else { return }
          self?.open(recognizer.location(in: view))
        })
    }
  }

  func move(to view: View?) {
    for recognizer in [click, press] {
      recognizer.view?.removeGestureRecognizer(recognizer)
      view?.addGestureRecognizer(recognizer)
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let view = gestureRecognizer.view else { return false }
    return mayOpen(gestureRecognizer.location(in: view))
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

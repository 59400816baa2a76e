import WindowResponder

/// The recognizer of swipes over the rows of a table or a collection.
@MainActor final class ItemSwiping<Host: ItemSwipeHost>: GestureRecognizerDelegate {
  private unowned let host: Host
  private let pan = PanGestureRecognizer()

  init(_ host: Host, named name: String) {
    self.host = host
    pan.name = name
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addAction(Action { [weak self] _ in self?.panDidChange() })
    host.addGestureRecognizer(pan)
  }

  /// Returns `true` for a horizontal movement over a row that has actions on that side.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    let way = pan.translation(in: host)
    guard abs(way.x) > abs(way.y) else { return false }
    let start = pan.location(in: host)
    return host.swipeMayBegin(
      at: Point(x: start.x - way.x, y: start.y - way.y), isLeft: way.x > 0)
  }

  /// Returns `true` for the pan of the host: scrolling waits until the swipe has failed.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is PanGestureRecognizer && otherGestureRecognizer.view === host
  }

  private func panDidChange() {
    let way = pan.translation(in: host)
    switch pan.state {
    case .began:
      let place = pan.location(in: host)
      host.swipeBegan(at: Point(x: place.x - way.x, y: place.y - way.y), isLeft: way.x > 0)
      // The movement before the gesture is recognized does not count.
      pan.setTranslation(.zero, in: host)
    case .changed: host.swipeChanged(way.x)
    case .ended: host.swipeEnded(velocity: pan.velocity(in: host).x)
    case .cancelled: host.swipeEnded(velocity: 0)
    default: break
    }
  }
}

/// The recognizers of a table or a collection for swipes over its rows and for the pointer.
@MainActor struct ItemGestures<Host: ItemSwipeHost> {
  private let swiping: ItemSwiping<Host>
  let hover: ItemHover

  /// Adds the recognizers to a host. Their names begin with that of an item.
  init(_ host: Host, named name: String) {
    swiping = ItemSwiping(host, named: "\(name) swipe")
    hover = ItemHover(host, named: "\(name) hover")
  }
}

import WindowResponder

/// A row of a list in a collection that a swipe has opened: how far it is moved aside, and the actions beside
/// it.
@MainActor final class ItemSwipe {
  let cell: CollectionViewCell
  let configuration: SwipeActionsConfiguration
  /// Whether the actions stand where the row's lines begin.
  let isLeading: Bool
  /// Whether they stand at the left.
  let isLeft: Bool
  let view: SwipeActionsView
  /// How far the row's content is moved, in points; negative is to the left.
  var offset = 0.0
  /// The offset when the finger came down, in points.
  var startOffset = 0.0
  /// How far the collection was scrolled when the row was opened, in points.
  let scrollOffset: Double

  init(
    _ cell: CollectionViewCell, _ configuration: SwipeActionsConfiguration, isLeading: Bool,
    isLeft: Bool, scrollOffset: Double
  ) {
    self.cell = cell
    self.configuration = configuration
    self.isLeading = isLeading
    self.isLeft = isLeft
    self.scrollOffset = scrollOffset
    view = SwipeActionsView(configuration.actions, isLeading: isLeft)
    view.clipsToBounds = true
  }

  /// The offset at which the actions have the room they need, in points.
  var openOffset: Double { isLeft ? view.fittingWidth : -view.fittingWidth }

  /// Whether the row is open so far that lifting the finger performs the first action.
  func isFull(rowWidth: Double) -> Bool {
    configuration.performsFirstActionWithFullSwipe && !configuration.actions.isEmpty
      && abs(offset) > max(view.fittingWidth + 20, rowWidth * TableMetrics.fullSwipePart)
  }
}

/// The recognizer of swipes over the rows of a collection's lists.
@MainActor final class ItemSwiping: GestureRecognizerDelegate {
  private unowned let collection: CollectionView
  private let pan = PanGestureRecognizer()

  init(_ collection: CollectionView) {
    self.collection = collection
    pan.name = "Item swipe"
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addAction(Action { [weak self] _ in self?.panDidChange() })
    collection.addGestureRecognizer(pan)
  }

  /// A swipe goes from side to side, over a row that has something to open there.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    let way = pan.translation(in: collection)
    guard abs(way.x) > abs(way.y) else { return false }
    let start = pan.location(in: collection)
    return collection.swipeMayBegin(
      at: Point(x: start.x - way.x, y: start.y - way.y), isLeft: way.x > 0)
  }

  /// Scrolling waits until it is clear that nothing is swiped.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is PanGestureRecognizer && otherGestureRecognizer.view === collection
  }

  private func panDidChange() {
    let way = pan.translation(in: collection)
    switch pan.state {
    case .began:
      let place = pan.location(in: collection)
      collection.swipeBegan(at: Point(x: place.x - way.x, y: place.y - way.y), isLeft: way.x > 0)
      pan.setTranslation(.zero, in: collection)
    case .changed: collection.swipeChanged(way.x)
    case .ended: collection.swipeEnded(velocity: pan.velocity(in: collection).x)
    case .cancelled: collection.swipeEnded(velocity: 0)
    default: break
    }
  }
}

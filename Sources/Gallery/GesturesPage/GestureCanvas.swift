import Widgets

/// The card with the photo, and all types of recognizers on it and around it.
///
/// The photo has tap, double tap, long press, pan, pinch and rotation. The background has swipes, the screen
/// edge pan and hover.
final class GestureCanvas: Card, GestureRecognizerDelegate {
  /// A recognizer with its name for users.
  typealias Watched = (name: String, recognizer: GestureRecognizer)

  /// A closure that is called when a recognizer has recognised.
  var onRecognition: (GestureRecognizer) -> Void = { _ in }

  private let photo = PhotoView()
  private let hint = Label(text: "Drag, pinch and turn. Double tap to put it back.")
  private let toast = Toast()

  private let tap = TapGestureRecognizer()
  private let doubleTap = TapGestureRecognizer()
  private let longPress = LongPressGestureRecognizer()
  private let pan = PanGestureRecognizer()
  private let pinch = PinchGestureRecognizer()
  private let rotation = RotationGestureRecognizer()
  private let swipeLeft = SwipeGestureRecognizer()
  private let swipeRight = SwipeGestureRecognizer()
  private let edgePan = ScreenEdgePanGestureRecognizer()
  private let hover = HoverGestureRecognizer()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    hint.font = .preferredFont(forTextStyle: .footnote)
    hint.textColor = .secondaryLabel
    hint.textAlignment = .center
    hint.numberOfLines = 2
    for view in [hint, photo, toast] { addSubview(view) }
    accessibilityLabel = "Photo"
    addRecognizers()
  }

  /// All recognizers, in the order of the list.
  var watched: [Watched] {
    [
      ("Tap", tap), ("Double tap", doubleTap), ("Long press", longPress), ("Pan", pan),
      ("Pinch", pinch), ("Rotation", rotation), ("Swipe left", swipeLeft),
      ("Swipe right", swipeRight), ("Left edge", edgePan), ("Hover", hover),
    ]
  }

  /// A Boolean value that indicates whether the next touch may belong to the current gesture.
  var isAwaitingSecondTap: Bool { doubleTap.isAwaitingFurtherTouches }

  private func addRecognizers() {
    doubleTap.numberOfTapsRequired = 2
    tap.require(toFail: doubleTap)
    swipeLeft.direction = .left
    swipeRight.direction = .right
    edgePan.edges = .left
    pan.maximumNumberOfTouches = 2
    for recognizer in [tap, doubleTap, longPress, pan, pinch, rotation] {
      photo.addGestureRecognizer(recognizer)
    }
    for recognizer in [swipeLeft, swipeRight, edgePan, hover] { addGestureRecognizer(recognizer) }
    for (name, recognizer) in watched {
      recognizer.name = name
      recognizer.delegate = self
      recognizer.addAction(
        Action { [weak self, weak recognizer] _ in
          guard let self, let recognizer else { return }
          recognized(recognizer)
        })
    }
  }

  // MARK: Actions

  private func recognized(_ recognizer: GestureRecognizer) {
    switch recognizer {
    case tap: photo.wink()
    case doubleTap: putBack()
    case longPress: photo.isLifted = longPress.state == .began || longPress.state == .changed
    case pan:
      photo.move(by: pan.translation(in: self))
      pan.setTranslation(.zero, in: self)
    case pinch:
      photo.scale(by: pinch.scale, around: pinch.location(in: photo))
      pinch.scale = 1
    case rotation:
      photo.rotate(by: rotation.rotation, around: rotation.location(in: photo))
      rotation.rotation = 0
    case swipeLeft, swipeRight, edgePan:
      if recognizer.state == .ended || recognizer.state == .began {
        toast.show(recognizer.name ?? "")
      }
    default: break
    }
    if photo.isMoved { hint.isHidden = true }
    onRecognition(recognizer)
  }

  private func putBack() {
    hint.isHidden = false
    View.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { [photo, middle] in
        photo.transform = .identity
        photo.center = middle
      })
  }

  // MARK: The delegate

  func gestureRecognizer(
    _ recognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    let together: [GestureRecognizer] = [pan, pinch, rotation]
    return recognizer === hover || other === hover
      || together.contains { $0 === recognizer } && together.contains { $0 === other }
  }

  // MARK: Layout

  private var middle: Point { Point(x: bounds.midX.rounded(), y: (bounds.midY - 12).rounded()) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(
      max(240, (bounds.width * 0.5).rounded()), 360, bounds.width - Spacing.large * 4,
      (bounds.height - 88) * 4 / 3)
    let size = Size(width: max(0, side), height: max(0, (side * 3 / 4).rounded()))
    if size != photo.bounds.size {
      photo.transform = .identity
      photo.bounds = Rect(origin: .zero, size: size)
      photo.center = middle
    } else if !photo.isMoved {
      photo.center = middle
    }
    hint.frame = Rect(
      x: Spacing.medium, y: bounds.height - 40 - Spacing.small,
      width: max(0, bounds.width - Spacing.medium * 2), height: 40)
    toast.sizeToFit()
    toast.center = Point(x: bounds.midX, y: Spacing.medium + toast.bounds.height / 2)
  }
}

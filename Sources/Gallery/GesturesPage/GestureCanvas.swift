import Widgets

/// The card with the photo, and all types of recognizers on it and around it.
///
/// The photo has tap, double tap, long press, pan, pinch and rotation. The background has swipes, the screen
/// edge pan and hover.
final class GestureCanvas: Card, GestureRecognizerDelegate {
  /// A recognizer with its name for users.
  typealias Watched = (name: String, recognizer: GestureRecognizer)

  /// A closure that is called when a recognizer has recognised, or a key has done what it does.
  var onRecognition: (GestureRecognizer) -> Void = { _ in }
  /// A closure that is called before a key does what a gesture does.
  var onKey: () -> Void = {}

  private let photo = PhotoView()
  private let hint = Label(
    text: "Drag, pinch and turn, or use arrows, plus, minus, comma and full stop. "
      + "Double tap or Home puts it back.")
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
    hint.numberOfLines = 0
    for view in [hint, photo, toast] { addSubview(view) }
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

  // MARK: Keys

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = presses.filter { press in !(press.key.map(takes) ?? false) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    photo.isLifted = false
    super.pressesEnded(presses, with: event)
  }

  override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    photo.isLifted = false
    super.pressesCancelled(presses, with: event)
  }

  /// Performs the action of a gesture on the photo for its key. Returns `false` for other keys.
  private func takes(_ key: Key) -> Bool {
    guard photo.isFocused, let gesture = gesture(for: key) else { return false }
    onKey()
    gesture.perform()
    if photo.isMoved { hint.isHidden = true }
    onRecognition(gesture.recognizer)
    return true
  }

  private func gesture(for key: Key) -> (recognizer: GestureRecognizer, perform: () -> Void)? {
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad, .shift])
    let (photo, toast) = (photo, toast)
    switch (key.keyCode, flags) {
    case (.keyboardLeftArrow, .control): return (swipeLeft, { toast.show("Swipe left") })
    case (.keyboardRightArrow, .control): return (swipeRight, { toast.show("Swipe right") })
    case (.keyboardLeftArrow, []): return (pan, { photo.move(by: Point(x: -Self.step, y: 0)) })
    case (.keyboardRightArrow, []): return (pan, { photo.move(by: Point(x: Self.step, y: 0)) })
    case (.keyboardUpArrow, []): return (pan, { photo.move(by: Point(x: 0, y: -Self.step)) })
    case (.keyboardDownArrow, []): return (pan, { photo.move(by: Point(x: 0, y: Self.step)) })
    case (.keyboardReturnOrEnter, []): return (tap, { photo.wink() })
    case (.keyboardSpacebar, []): return (longPress, { photo.isLifted = true })
    case (.keyboardHome, []): return (doubleTap, { [weak self] in self?.putBack() })
    default: break
    }
    guard flags.isEmpty else { return nil }
    let middle = photo.bounds.center
    switch key.characters {
    case "+", "=": return (pinch, { photo.scale(by: Self.keyScale, around: middle) })
    case "-": return (pinch, { photo.scale(by: 1 / Self.keyScale, around: middle) })
    case ",": return (rotation, { photo.rotate(by: -Self.keyAngle, around: middle) })
    case ".": return (rotation, { photo.rotate(by: Self.keyAngle, around: middle) })
    default: return nil
    }
  }

  /// The distance that an arrow key moves the photo, in points.
  private static let step = 16.0
  private static let keyScale = 1.2
  /// The angle by which a key turns the photo, in radians.
  private static let keyAngle = 0.2

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

  /// The center of the photo, which is above the hint.
  private var middle: Point {
    let shift = 12 + (hintHeight - 40) / 2
    return Point(x: bounds.midX.rounded(), y: (bounds.midY - shift).rounded())
  }

  private var hintHeight: Double {
    let room = Size(width: max(0, bounds.width - Spacing.medium * 2), height: 200)
    return max(40, hint.sizeThatFits(room).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hintHeight = hintHeight
    let side = min(
      max(240, (bounds.width * 0.5).rounded()), 360, bounds.width - Spacing.large * 4,
      (bounds.height - hintHeight - 48) * 4 / 3)
    let size = Size(width: max(0, side), height: max(0, (side * 3 / 4).rounded()))
    if size != photo.bounds.size {
      photo.transform = .identity
      photo.bounds = Rect(origin: .zero, size: size)
      photo.center = middle
    } else if !photo.isMoved {
      photo.center = middle
    }
    hint.frame = Rect(
      x: Spacing.medium, y: bounds.height - hintHeight - Spacing.small,
      width: max(0, bounds.width - Spacing.medium * 2), height: hintHeight)
    toast.sizeToFit()
    toast.center = Point(x: bounds.midX, y: Spacing.medium + toast.bounds.height / 2)
  }
}

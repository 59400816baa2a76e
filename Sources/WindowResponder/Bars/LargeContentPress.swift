/// The large content viewer of an item in a bar, for users of very large text, because bars do not grow.
///
/// A long touch shows the image and the title of the item enlarged. The end of the touch performs the item's
/// action if the touch is still on the item.
@MainActor package final class LargeContentPress {
  private weak var control: Control?
  private let item: BarItem
  /// The recognizer, which only users of very large text need.
  private lazy var press = makePress()
  private var isInstalled = false
  private var viewer: LargeContentView?

  /// A Boolean value that indicates whether the viewer is used. A long touch on an item with a menu opens the
  /// menu instead.
  package var isWanted = true { didSet { update() } }

  /// Creates the viewer of an item that a control shows.
  package init(on control: Control, item: BarItem) {
    self.control = control
    self.item = item
    control.registerForTraitChanges([TraitPreferredContentSizeCategory.self]) {
      [weak self] (_: Control, _) in self?.update()
    }
    update()
  }

  private func update() {
    guard let control else { return }
    let category = control.traitCollection.preferredContentSizeCategory
    let isUsed = isWanted && category.isAccessibilityCategory
    guard isUsed != isInstalled else { return }
    isInstalled = isUsed
    if isUsed {
      control.addGestureRecognizer(press)
    } else {
      control.removeGestureRecognizer(press)
    }
  }

  private func makePress() -> LongPressGestureRecognizer {
    let press = LongPressGestureRecognizer()
    press.name = "Large Content"
    press.allowedTouchTypes = [.direct, .pencil]
    press.addAction(Action { [weak self] _ in self?.pressed() })
    return press
  }

  private func pressed() {
    guard let control else { return hide() }
    switch press.state {
    case .began: show(in: control.host)
    case .changed: viewer?.isHidden = !isInside(control)
    case .ended:
      hide()
      if control.isEnabled, isInside(control) { control.performPrimaryAction() }
    case .cancelled, .failed, .possible: hide()
    }
  }

  private func isInside(_ control: Control) -> Bool {
    control.bounds.contains(press.location(in: control))
  }

  private func show(in window: View?) {
    guard let window else { return }
    let viewer = LargeContentView(item)
    viewer.frame = window.pixelGrid.nearest(
      Rect(
        x: window.bounds.midX - LargeContentView.side / 2,
        y: window.bounds.midY - LargeContentView.side / 2, width: LargeContentView.side,
        height: LargeContentView.side))
    window.addSubview(viewer)
    self.viewer = viewer
  }

  private func hide() {
    viewer?.removeFromSuperview()
    viewer = nil
  }
}

/// The enlarged image and title of an item.
@MainActor final class LargeContentView: View {
  /// The side of the view, in points.
  static let side = 220.0
  private static let imageSide = 100.0
  private static let padding = 16.0
  private let item: BarItem

  init(_ item: BarItem) {
    self.item = item
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    context.fillRoundedRect(bounds, cornerRadius: 20, color: .secondarySystemGroupedBackground)
    context.strokeRoundedRect(bounds, cornerRadius: 20, color: .separator, width: 1)
    let text = title
    let height = text?.size.height ?? 0
    let room = Rect(
      x: 0, y: Self.padding, width: bounds.width,
      height: bounds.height - 2 * Self.padding - (height > 0 ? height + Self.padding : 0))
    if let image = item.largeContentSizeImage ?? item.image {
      let side = min(Self.imageSide, room.height)
      let share = side / max(1, image.size.width, image.size.height)
      let size = Size(width: image.size.width * share, height: image.size.height * share)
      let offset = item.shownLargeContentOffset
      let place = Rect(
        x: room.midX - size.width / 2 + offset.dx, y: room.midY - size.height / 2 + offset.dy,
        width: size.width, height: size.height)
      context.draw(image, in: place, tint: .label)
    }
    guard let text else { return }
    let hasImage = item.largeContentSizeImage != nil || item.image != nil
    let y = hasImage ? bounds.maxY - Self.padding - height : bounds.midY - height / 2
    context.draw(text, at: Point(x: Self.padding, y: y.rounded(.down)), color: .label)
  }

  private var title: TextLayout? {
    guard let title = item.title ?? item.accessibilityLabel, !title.isEmpty else { return nil }
    return TextLayout.cached(
      title, font: theme.fonts.headline, maxWidth: bounds.width - 2 * Self.padding,
      numberOfLines: 2,
      alignment: .center)
  }
}

extension BarItem {
  /// The distance by which the insets move the image in the large content viewer, in points.
  fileprivate var shownLargeContentOffset: Vector {
    (largeContentSizeImage == nil ? imageInsets : largeContentSizeImageInsets).imageOffset
  }
}

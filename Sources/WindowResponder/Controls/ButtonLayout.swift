/// The layout of a button's image, title and subtitle.
///
/// It is an object, because a value of this size would be copied for each rectangle.
@MainActor final class ButtonLayout {
  private let button: Button
  private let configuration: Button.Configuration?
  let title: ButtonText?
  let subtitle: ButtonText?
  let image: Image?
  /// A Boolean value that indicates whether there is a menu indicator at the trailing end.
  let hasIndicator: Bool
  private let isRightToLeft: Bool
  /// The layouts of title and subtitle, each without a limit of its width.
  private(set) lazy var lines = (title: title?.layout(), subtitle: subtitle?.layout())

  /// The size of the menu indicator, in points.
  static var indicatorSize: Size {
    let side = FontMetrics.symbolSide(12)
    return Size(width: side, height: side)
  }
  static let indicatorGap = 8.0

  /// The layout of the button whose content is being drawn, so that it is not computed for each part.
  /// Otherwise `nil`.
  static var drawn: ButtonLayout?

  /// Returns the current layout of a button.
  static func of(_ button: Button) -> ButtonLayout {
    if let drawn, drawn.button === button { return drawn }
    return ButtonLayout(button)
  }

  init(_ button: Button) {
    self.button = button
    configuration = button.shownConfiguration
    title = button.titleText
    subtitle = button.subtitleText
    image = button.shownImage
    hasIndicator = button.showsIndicator
    isRightToLeft = button.isRightToLeft
  }

  /// The space around the content, in points.
  var insets: EdgeInsets {
    if button.configuration == nil, let own = button.values.rare?.contentInsets { return own }
    return configuration?.contentInsets.edgeInsets(mirrored: isRightToLeft) ?? .zero
  }

  /// Returns the space around the content in a size, in points. If the application has set none, the title
  /// takes it before it is shortened.
  func insets(in size: Size) -> EdgeInsets {
    let all = insets
    guard button.configuration == nil, button.values.rare?.contentInsets == nil, all.horizontal > 0
    else { return all }
    let content = contentSize()
    let rest = max(0, size.width - content.width)
    guard rest < all.horizontal else { return all }
    let share = rest / all.horizontal
    return EdgeInsets(
      top: all.top, left: all.left * share, bottom: all.bottom, right: all.right * share)
  }

  private var isColumn: Bool {
    configuration?.imagePlacement == .top || configuration?.imagePlacement == .bottom
  }

  /// A Boolean value that indicates whether the image is left of the title, or above it.
  private var imageFirst: Bool {
    switch configuration?.imagePlacement {
    case .leading, nil: !isRightToLeft
    case .trailing: isRightToLeft
    case .top: true
    case .bottom: false
    }
  }

  private var hasText: Bool { title != nil || subtitle != nil }
  private var hasImage: Bool { image != nil || showsWheel }
  private var showsWheel: Bool { button.configuration?.showsActivityIndicator ?? false }

  private var gap: Double {
    hasText && hasImage ? configuration?.imagePadding ?? 0 : 0
  }

  /// The size of the image, or of the activity indicator that replaces it, in points.
  private var imageSize: Size {
    if showsWheel { return Size(width: 20, height: 20) }
    guard let image else { return .zero }
    let side = FontMetrics.symbolSide(20)
    // A symbol in a button has the size of its text.
    let isUsual = image.isTemplate && image.size == Self.symbolSize
    return configuration != nil && isUsual && button.symbolConfiguration == nil
      ? Size(width: side, height: side) : image.size
  }

  /// The size of a button without content, in points, as in UIKit.
  private static let emptySize = Size(width: 30, height: 34)
  private static let symbolSize = Size(width: Image.symbolSize, height: Image.symbolSize)

  // MARK: Sizes

  /// Returns the sizes of title and subtitle in a width, in points.
  private func textSizes(width: Double?) -> (title: Size, subtitle: Size, both: Size) {
    let first = size(of: title, lines.title?.size ?? .zero, width)
    let second = size(of: subtitle, lines.subtitle?.size ?? .zero, width)
    let space = title != nil && subtitle != nil ? configuration?.titlePadding ?? 0 : 0
    let both = Size(
      width: max(first.width, second.width), height: first.height + space + second.height)
    return (first, second, both)
  }

  private func size(of text: ButtonText?, _ line: Size, _ width: Double?) -> Size {
    guard let width, line.width > width, let text, text.numberOfLines != 1 else { return line }
    return text.layout(width: max(1, width)).size
  }

  /// Returns the width that is available for the text, in points.
  private func textRoom(in width: Double?) -> Double? {
    width.map { room in
      let beside = isColumn || !hasImage ? 0 : imageSize.width + gap
      return max(0, room - beside - indicatorWidth)
    }
  }

  private var indicatorWidth: Double {
    hasIndicator ? Self.indicatorSize.width + (hasText || hasImage ? Self.indicatorGap : 0) : 0
  }

  /// Returns the size of image and text together, in points.
  func contentSize(width: Double? = nil) -> Size {
    let text = textSizes(width: textRoom(in: width)).both
    let image = imageSize
    let size =
      isColumn
      ? Size(width: max(text.width, image.width), height: text.height + image.height + gap)
      : Size(width: text.width + image.width + gap, height: max(text.height, image.height))
    return Size(
      width: size.width + indicatorWidth,
      height: max(size.height, hasIndicator ? Self.indicatorSize.height : 0))
  }

  /// Returns the size of image and title with the space around them, in points. With a configuration of
  /// medium or large size, it is at least the theme's touch target.
  func fittingSize(width: Double? = nil) -> Size {
    if configuration == nil, button.values.rare?.contentInsets == nil, !hasText, image == nil {
      return Self.emptySize
    }
    let content = contentSize(width: width.map { max(0, $0 - insets.horizontal) })
    let least = leastSide
    return Size(
      width: max(least, content.width + insets.horizontal),
      height: max(least, content.height + insets.vertical))
  }

  private var leastSide: Double {
    guard let configuration, button.values.rare?.contentInsets == nil else { return 0 }
    return switch configuration.buttonSize {
    case .mini: 24
    case .small: 30
    case .medium, .large: button.theme.metrics.touchTarget
    }
  }

  // MARK: Geometry

  /// Returns the rectangle of image and text together in an area.
  private func contentFrame(in room: Rect) -> Rect {
    let content = contentSize(width: room.width)
    // If there is not enough space, the title is shortened. The image stays in the center.
    let width = min(content.width, max(room.width, imageSize.width))
    let isFilled = button.contentHorizontalAlignment == .fill
    let x =
      switch button.effectiveContentHorizontalAlignment {
      case .left, .fill, .leading: room.minX
      case .right, .trailing: room.maxX - width
      case .center: room.midX - width / 2
      }
    let y =
      switch button.contentVerticalAlignment {
      case .top: room.minY
      case .bottom: room.maxY - content.height
      case .center, .fill: room.midY - content.height / 2
      }
    return Rect(
      x: x, y: y.rounded(.down), width: isFilled ? room.width : width, height: content.height)
  }

  /// Returns the rectangle of image and text without the menu indicator.
  private func innerFrame(in room: Rect) -> Rect {
    var frame = contentFrame(in: room)
    frame.size.width = max(0, frame.width - indicatorWidth)
    if isRightToLeft { frame.origin.x += indicatorWidth }
    return frame
  }

  /// Returns the rectangle of the menu indicator, at the trailing end of the content.
  func indicatorFrame(in room: Rect) -> Rect {
    let frame = contentFrame(in: room)
    let size = Self.indicatorSize
    return Rect(
      x: isRightToLeft ? frame.minX : frame.maxX - size.width, y: room.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Returns the rectangle of the image. It is stretched if the alignment is `fill`.
  func imageFrame(inContent room: Rect) -> Rect {
    let frame = innerFrame(in: room)
    var size = imageSize
    if button.contentVerticalAlignment == .fill { size.height = room.height }
    if button.contentHorizontalAlignment == .fill, !hasText { size.width = frame.width }
    let place: Point
    if isColumn {
      place = Point(
        x: frame.midX - size.width / 2, y: imageFirst ? frame.minY : frame.maxY - size.height)
    } else {
      place = Point(
        x: imageFirst ? frame.minX : frame.maxX - size.width, y: frame.midY - size.height / 2)
    }
    return Rect(origin: place, size: size)
      .movedBy(button.values.rare?.imageInsets ?? .zero, of: button)
  }

  /// Returns the rectangle of title and subtitle together.
  private func textFrame(inContent room: Rect) -> Rect {
    let frame = innerFrame(in: room)
    let text = textSizes(width: textRoom(in: room.width)).both
    if isColumn {
      let width = min(text.width, frame.width)
      return Rect(
        x: frame.midX - width / 2, y: imageFirst ? frame.maxY - text.height : frame.minY,
        width: width, height: text.height)
    }
    let taken = hasImage ? imageSize.width + gap : 0
    return Rect(
      x: frame.minX + (imageFirst ? taken : 0), y: frame.midY - text.height / 2,
      width: max(0, frame.width - taken), height: text.height)
  }

  /// Returns the rectangle of the title.
  func titleFrame(inContent room: Rect) -> Rect {
    let frame = textFrame(inContent: room)
    let size = textSizes(width: frame.width).title
    return aligned(size, in: frame, y: frame.minY)
      .movedBy(button.values.rare?.titleInsets ?? .zero, of: button)
  }

  /// Returns the rectangle of the subtitle.
  func subtitleFrame(inContent room: Rect) -> Rect {
    let frame = textFrame(inContent: room)
    let size = textSizes(width: frame.width).subtitle
    return aligned(size, in: frame, y: frame.maxY - size.height)
  }

  /// Returns the aligned rectangle of one of two lines below each other.
  private func aligned(_ size: Size, in frame: Rect, y: Double) -> Rect {
    guard subtitle != nil else {
      return Rect(x: frame.minX, y: y, width: frame.width, height: size.height)
    }
    let rest = max(0, frame.width - size.width)
    let x: Double
    switch titleAlignment {
    case .leading: x = isRightToLeft ? rest : 0
    case .trailing: x = isRightToLeft ? 0 : rest
    case .center, .automatic: x = rest / 2
    }
    return Rect(
      x: frame.minX + x, y: y, width: min(size.width, frame.width), height: size.height)
  }

  private var titleAlignment: Button.Configuration.TitleAlignment {
    guard let configuration else { return .center }
    guard configuration.titleAlignment == .automatic else { return configuration.titleAlignment }
    return hasImage && !isColumn
      ? configuration.imagePlacement == .trailing ? .trailing : .leading : .center
  }
}

// The rectangles in a button's bounds.
extension ButtonLayout {
  func imageFrame(in bounds: Rect) -> Rect {
    imageFrame(inContent: bounds.inset(by: insets(in: bounds.size)))
  }
  func titleFrame(in bounds: Rect) -> Rect {
    titleFrame(inContent: bounds.inset(by: insets(in: bounds.size)))
  }

  func baseline(for size: Size) -> Double? {
    guard let title else { return nil }
    return titleFrame(in: Rect(origin: .zero, size: size)).minY + title.layout().baseline
  }
}

extension Rect {
  /// Returns the rectangle, moved as by UIKit's insets of a button's image or title, which reduce the area in
  /// which it is aligned.
  @MainActor fileprivate func movedBy(_ insets: EdgeInsets, of button: Button) -> Rect {
    if insets == .zero { return self }
    let dx =
      switch button.effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: insets.left
      case .right, .trailing: -insets.right
      case .center: (insets.left - insets.right) / 2
      }
    let dy =
      switch button.contentVerticalAlignment {
      case .top, .fill: insets.top
      case .bottom: -insets.bottom
      case .center: (insets.top - insets.bottom) / 2
      }
    return offsetBy(dx: dx, dy: dy)
  }
}

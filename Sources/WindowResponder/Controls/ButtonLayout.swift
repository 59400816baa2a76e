/// Where a button's image and title go.
@MainActor struct ButtonLayout {
  private let button: Button
  private let configuration: Button.Configuration?
  let title: TextLayout?
  let image: Image?

  init(_ button: Button) {
    self.button = button
    configuration = button.configuration
    title = button.currentTitle.flatMap { text in
      text.isEmpty ? nil : TextLayout.cached(text, font: button.font)
    }
    image = button.currentImage
  }

  private var insets: EdgeInsets { configuration?.contentInsets ?? .zero }

  private var isColumn: Bool {
    configuration?.imagePlacement == .top || configuration?.imagePlacement == .bottom
  }

  /// Whether the image stands above the title, or to the left of it.
  private var imageFirst: Bool {
    if isColumn { return configuration?.imagePlacement != .bottom }
    return (configuration?.imagePlacement != .trailing) != button.isRightToLeft
  }

  private var gap: Double {
    title == nil || image == nil ? 0 : configuration?.imagePadding ?? 6
  }

  /// The size of the image as it is drawn, in points.
  private var imageSize: Size {
    guard let image else { return .zero }
    // A symbol in a button is as large as its text.
    return configuration != nil && image.isTemplate && image.size == Self.symbolSize
      ? Size(width: 20, height: 20) : image.size
  }

  /// How large a button is that has nothing to show, in points: as large as UIKit's.
  private static let emptySize = Size(width: 30, height: 34)
  private static let symbolSize = Size(width: Image.symbolSize, height: Image.symbolSize)

  /// Image and title together, in points.
  var contentSize: Size {
    let text = title?.size ?? .zero
    if isColumn {
      return Size(
        width: max(text.width, imageSize.width), height: text.height + imageSize.height + gap)
    }
    return Size(
      width: text.width + imageSize.width + gap, height: max(text.height, imageSize.height))
  }

  /// Image, title and the space around them, never smaller than a finger can hit.
  var fittingSize: Size {
    if configuration == nil, title == nil, image == nil { return Self.emptySize }
    let content = contentSize
    let least = configuration == nil ? 0 : button.theme.metrics.touchTarget
    return Size(
      width: max(least, content.width + insets.horizontal),
      height: max(least, content.height + insets.vertical))
  }

  /// The rectangle that image and title share in the bounds.
  private func contentFrame(in bounds: Rect) -> Rect {
    let room = bounds.inset(by: insets)
    let content = contentSize
    // Where there is too little room the title gets shorter; the image keeps its place in the middle.
    let width = min(content.width, max(room.width, imageSize.width))
    let x: Double
    switch button.effectiveContentHorizontalAlignment {
    case .left, .fill, .leading: x = room.minX
    case .right, .trailing: x = room.maxX - width
    case .center: x = room.midX - width / 2
    }
    let y: Double
    switch button.contentVerticalAlignment {
    case .top: y = room.minY
    case .bottom: y = room.maxY - content.height
    case .center, .fill: y = room.midY - content.height / 2
    }
    let isFilled = button.contentHorizontalAlignment == .fill
    return Rect(
      x: x, y: y.rounded(.down), width: isFilled ? room.width : width, height: content.height)
  }

  /// Where the image goes; it is stretched where the alignment is `fill`.
  func imageFrame(in bounds: Rect) -> Rect {
    let frame = contentFrame(in: bounds)
    var size = imageSize
    if button.contentVerticalAlignment == .fill {
      size.height = bounds.inset(by: insets).height
    }
    if button.contentHorizontalAlignment == .fill, title == nil { size.width = frame.width }
    if isColumn {
      return Rect(
        x: frame.midX - size.width / 2, y: imageFirst ? frame.minY : frame.maxY - size.height,
        width: size.width, height: size.height)
    }
    return Rect(
      x: imageFirst ? frame.minX : frame.maxX - size.width, y: frame.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Where the title goes.
  func titleFrame(in bounds: Rect) -> Rect {
    let frame = contentFrame(in: bounds)
    let text = title?.size ?? .zero
    if isColumn {
      let width = min(text.width, frame.width)
      return Rect(
        x: frame.midX - width / 2, y: imageFirst ? frame.maxY - text.height : frame.minY,
        width: width, height: text.height)
    }
    let taken = image == nil ? 0 : imageSize.width + gap
    return Rect(
      x: frame.minX + (imageFirst ? taken : 0), y: frame.midY - text.height / 2,
      width: max(0, frame.width - taken), height: text.height)
  }

  func baseline(for size: Size) -> Double? {
    guard let title else { return nil }
    return titleFrame(in: Rect(origin: .zero, size: size)).minY + title.baseline
  }
}

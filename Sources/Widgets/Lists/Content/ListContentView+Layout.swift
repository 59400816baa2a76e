import WindowResponder

extension ListContentView {
  /// The default width reserved for an image, in points.
  private static var imageRoom: Double { FontMetrics.symbolSide(28) }

  /// The margins by left and right, in points.
  private var margins: EdgeInsets {
    var margins = content.directionalLayoutMargins
    margins.leading = max(0, margins.leading - takenMargins.leading) + indentation
    margins.trailing = max(0, margins.trailing - takenMargins.trailing)
    return edges(
      margins, preservingSuperviewMargins: content.axesPreservingSuperviewLayoutMargins)
  }

  /// Returns the size at which the image is drawn, in points.
  private func imageSize(_ image: Image) -> Size {
    var size = image.size
    if image.isSymbolImage, size.height == Image.symbolSize,
      content.imageProperties.preferredSymbolConfiguration == nil
    {
      let side = FontMetrics.symbolSide(Image.symbolSize)
      size = Size(width: size.width * side / size.height, height: side)
    }
    let most = content.imageProperties.maximumSize
    if most.width > 0, size.width > most.width {
      size = Size(width: most.width, height: size.height * most.width / size.width)
    }
    if most.height > 0, size.height > most.height {
      size = Size(width: size.width * most.height / size.height, height: most.height)
    }
    return size
  }

  /// The size reserved for the image, in points. It is zero if there is no image.
  private var imageRoom: Size {
    let reserved = content.imageProperties.reservedLayoutSize
    let size = imageView?.image.map(imageSize) ?? .zero
    func room(_ reserved: Double, _ needed: Double) -> Double {
      if reserved < 0 { return max(Self.imageRoom, 0) }
      return reserved > 0 ? reserved : needed
    }
    guard content.image != nil else { return .zero }
    return Size(
      width: room(reserved.width, size.width), height: room(reserved.height, size.height))
  }

  /// The width before the texts without the margin, in points.
  private var textIndent: Double {
    let room = imageRoom
    return room.width > 0 ? room.width + content.imageToTextPadding : 0
  }

  /// The start of the texts from the leading edge, in points.
  var textStart: Double { (isMirrored ? margins.right : margins.left) + textIndent }

  /// The sizes of the texts in a width.
  private struct Texts {
    var isSideBySide = false
    var first = Size.zero
    var second = Size.zero
    var height = 0.0
  }

  private func texts(width: Double) -> Texts {
    var texts = Texts()
    let free = Size(width: 0, height: 0)
    let room = Size(width: max(1, width), height: 0)
    if content.prefersSideBySideTextAndSecondaryText, let text, let detail {
      let first = text.sizeThatFits(free)
      let second = detail.sizeThatFits(free)
      let gap = content.textToSecondaryTextHorizontalPadding
      if first.width + gap + second.width <= width {
        texts.isSideBySide = true
        (texts.first, texts.second) = (first, second)
        texts.height = max(first.height, second.height)
        return texts
      }
    }
    texts.first = text?.sizeThatFits(room) ?? .zero
    texts.second = detail?.sizeThatFits(room) ?? .zero
    texts.height = texts.first.height + texts.second.height
    if text != nil, detail != nil { texts.height += content.textToSecondaryTextVerticalPadding }
    return texts
  }

  func fittingSize(_ size: Size) -> Size {
    let margins = margins
    let sides = margins.horizontal + textIndent
    let width = size.width > 0 && size.width.isFinite ? size.width : 100_000
    let texts = texts(width: width - sides)
    let height = max(texts.height, imageRoom.height) + margins.vertical
    if size.width > 0, size.width.isFinite {
      return Size(width: size.width, height: height.rounded(.up))
    }
    let gap = content.textToSecondaryTextHorizontalPadding
    let needed =
      texts.isSideBySide
      ? texts.first.width + gap + texts.second.width : max(texts.first.width, texts.second.width)
    return Size(width: (needed + sides).rounded(.up), height: height.rounded(.up))
  }

  func layoutContent() {
    let area = bounds.inset(by: margins)
    guard !area.isNull else { return }
    align(text, content.textProperties)
    align(detail, content.secondaryTextProperties)
    if let imageView, let image = imageView.image {
      let size = imageSize(image)
      let room = imageRoom.width
      place(
        imageView,
        Rect(
          x: area.minX + (room - size.width) / 2, y: bounds.midY - size.height / 2 + offset(area),
          width: size.width, height: size.height), in: area)
    }
    let start = area.minX + textIndent
    let width = max(0, area.maxX - start)
    let texts = texts(width: width)
    var y = (area.midY - texts.height / 2).rounded(.down)
    if texts.isSideBySide {
      y = area.midY
      set(text, start, y - texts.first.height / 2, texts.first, in: area)
      set(
        detail, area.maxX - texts.second.width, y - texts.second.height / 2, texts.second,
        in: area)
      return
    }
    set(text, start, y, Size(width: width, height: texts.first.height), in: area)
    if text != nil { y += texts.first.height + content.textToSecondaryTextVerticalPadding }
    set(detail, start, y, Size(width: width, height: texts.second.height), in: area)
  }

  /// Sets the alignment of a label. In a right-to-left layout, natural alignment is to the right.
  private func align(
    _ label: Label?, _ properties: ListContentConfiguration.TextProperties
  ) {
    let alignment: TextAlignment =
      switch properties.alignment {
      case .natural: isMirrored ? .right : .natural
      case .center: .center
      case .justified: .justified
      }
    if let label, label.textAlignment != alignment { label.textAlignment = alignment }
  }

  /// Returns the vertical distance between the centers of the content and the view, in points.
  private func offset(_ area: Rect) -> Double { area.midY - bounds.midY }

  private func set(_ view: View?, _ x: Double, _ y: Double, _ size: Size, in area: Rect) {
    guard let view else { return }
    place(view, Rect(x: x, y: y.rounded(), width: size.width, height: size.height), in: area)
  }

  /// Sets the frame of a view from a left-to-right rectangle.
  private func place(_ view: View, _ rect: Rect, in area: Rect) {
    var rect = rect
    if isMirrored { rect.origin.x = area.minX + area.maxX - rect.maxX }
    let grid = pixelGrid
    rect.origin = Point(x: grid.down(rect.minX), y: grid.down(rect.minY))
    if view.frame != rect { view.frame = rect }
  }
}

/// An image view with round corners and a line around it.
final class ListImage: ImageView {
  var radius = 0.0 { didSet { if radius != oldValue { setNeedsDisplay() } } }
  var stroke: (color: Color, width: Double)? { didSet { setNeedsDisplay() } }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    if radius > 0, let image, image.size.width > 0, image.size.height > 0 {
      context.saveState()
      context.clip(to: Path(roundedRect: bounds, cornerRadius: radius))
      super.draw(rect, in: context)
      context.restoreState()
    } else {
      super.draw(rect, in: context)
    }
    if let stroke, stroke.width > 0 {
      context.strokeRoundedRect(
        bounds, cornerRadius: radius, color: stroke.color, width: stroke.width)
    }
  }
}

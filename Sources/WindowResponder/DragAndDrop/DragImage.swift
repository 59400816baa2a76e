import ResponderPlatform

/// The image of a drag at the pointer or under the touch. It shows up to three items, their number, and the
/// operation.
@MainActor final class DragImage {
  /// The largest side of an image that is not in full size, in points.
  private static let greatestSide = 280.0
  /// The margin for badges and the shadow, in points.
  private static let margin = 14.0
  /// The offset of each item behind the one before, in points.
  private static let step = 5.0
  private static let badgeSide = 22.0

  /// The operation that a drop would perform.
  var badge = DropOperation.cancel
  private let images: [Image]
  private let count: Int
  /// The size of the topmost item's image without a limit, in points.
  private let fullSize: Size
  /// The location of the touch in the topmost image, from 0 to 1 in each axis.
  private let hotspotShare: Point
  /// A Boolean value that indicates whether the images are in full size.
  var isFullSize: Bool
  private let theme: Theme
  private let traits: TraitCollection

  /// Creates an image of a drag. If no item has a preview, returns `nil`.
  init?(_ drag: OwnDrag, in window: View) {
    var images: [Image] = []
    for (item, preview) in zip(drag.items, drag.previews) {
      guard images.count < 3 else { break }
      let own = item.previewProvider.flatMap { $0() }
      let image =
        own.map { PreviewPainter.image(of: $0.view, $0.parameters, in: window) }
        ?? preview.flatMap { PreviewPainter.image(of: $0, in: window) }
      if let image { images.append(image) }
    }
    guard let first = images.first else { return nil }
    self.images = images
    count = drag.items.count
    theme = window.theme
    traits = window.shownTraits
    isFullSize = drag.prefersFullSize
    fullSize = first.size
    hotspotShare = Self.hotspot(drag, in: window)
  }

  /// The size of the topmost item's image, in points.
  private var size: Size {
    let longest = max(fullSize.width, fullSize.height)
    let share = isFullSize ? 1 : min(1, Self.greatestSide / longest)
    return Size(width: fullSize.width * share, height: fullSize.height * share)
  }

  /// Returns the location of the touch in the topmost image, from 0 to 1 in each axis.
  private static func hotspot(_ drag: OwnDrag, in window: View) -> Point {
    let middle = Point(x: 0.5, y: 0.5)
    guard let preview = drag.previews.first.flatMap({ $0 }), !preview.view.bounds.isEmpty else {
      return middle
    }
    let center = preview.target.container.convert(preview.target.center, to: window)
    let full = preview.size
    let place = drag.windowLocation
    let x = (place.x - center.x) / full.width + 0.5
    let y = (place.y - center.y) / full.height + 0.5
    return Point(x: min(max(x, 0), 1), y: min(max(y, 0), 1))
  }

  /// The image for the display.
  var icon: DragIcon {
    let size = size
    let hotspot = Point(x: hotspotShare.x * size.width, y: hotspotShare.y * size.height)
    let behind = Double(images.count - 1) * Self.step
    let whole = Size(
      width: (size.width + behind + 2 * Self.margin).rounded(.up),
      height: (size.height + behind + 2 * Self.margin).rounded(.up))
    return DragIcon(
      size: whole, hotspot: Point(x: hotspot.x + Self.margin, y: hotspot.y + Self.margin)
    ) { [self] pixels in paint(pixels, whole) }
  }

  private func paint(_ pixels: PixelBuffer, _ whole: Size) {
    let context = GraphicsContext(pixels: pixels)
    context.palette = theme.palette
    context.traits = traits
    traits.withCurrent {
      context.withCurrent {
        context.clear(Rect(origin: .zero, size: whole))
        draw(in: context)
      }
    }
  }

  private func draw(in context: GraphicsContext) {
    let size = size
    for (index, image) in images.enumerated().reversed() {
      let shift = Self.margin + Double(index) * Self.step
      let rect = Rect(origin: Point(x: shift, y: shift), size: size)
      context.drawShadow(
        of: rect, cornerRadius: 2, color: Color.black.withAlphaComponent(0.25),
        offset: Vector(dx: 0, dy: 2), radius: 6)
      context.draw(image, in: rect)
    }
    let right = Self.margin + size.width
    if count > 1 { drawCount(at: Point(x: right, y: Self.margin), in: context) }
    drawBadge(at: Point(x: right, y: Self.margin + size.height), in: context)
  }

  private func drawCount(at middle: Point, in context: GraphicsContext) {
    let text = TextLayout(String(count), font: theme.fonts.caption)
    let width = max(Self.badgeSide, text.size.width + 10)
    let x = min(middle.x + Self.margin - width, middle.x - width / 2)
    let rect = Rect(
      x: x, y: middle.y - Self.badgeSide / 2, width: width, height: Self.badgeSide)
    context.fillRoundedRect(rect, cornerRadius: Self.badgeSide / 2, color: .tint)
    context.draw(
      text,
      at: Point(x: rect.midX - text.size.width / 2, y: rect.midY - text.size.height / 2),
      color: .onTint)
  }

  private func drawBadge(at middle: Point, in context: GraphicsContext) {
    guard badge == .copy || badge == .forbidden else { return }
    let side = Self.badgeSide
    let rect = Rect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    let color: Color = badge == .copy ? .successText : .neutral
    context.fillRoundedRect(rect, cornerRadius: side / 2, color: color)
    var sign = Path()
    if badge == .copy {
      sign.move(to: Point(x: rect.midX - 5, y: rect.midY))
      sign.addLine(to: Point(x: rect.midX + 5, y: rect.midY))
      sign.move(to: Point(x: rect.midX, y: rect.midY - 5))
      sign.addLine(to: Point(x: rect.midX, y: rect.midY + 5))
    } else {
      sign.move(to: Point(x: rect.midX - 5, y: rect.midY - 5))
      sign.addLine(to: Point(x: rect.midX + 5, y: rect.midY + 5))
      context.strokeRoundedRect(
        rect.insetBy(dx: 4, dy: 4), cornerRadius: side / 2 - 4, color: .systemBackground,
        width: 2)
    }
    context.stroke(sign, color: .systemBackground, width: 2)
  }
}

import Foundation
import Widgets
import WindowResponder

extension UICalendarView.Decoration {
  /// Returns a new view with the content.
  final func makeView() -> View {
    switch content {
    case .dot(let color, _):
      let view = CalendarDot()
      view.tintColor = color ?? .systemFill
      return view
    case .image(let image, let color, _):
      let view = ImageView(image: image)
      view.contentMode = .scaleAspectFit
      view.tintColor = color ?? .systemFill
      return view
    case .view(let make): return make()
    }
  }

  /// Returns the frame of a view in the middle of an area, in points. It is no larger than the area.
  final func frame(of view: View, in area: Rect) -> Rect {
    let wanted: Size
    switch content {
    case .dot(_, let size): wanted = Self.square(size.dot)
    case .image(_, _, let size): wanted = Self.square(size.image)
    case .view: wanted = Self.size(of: view)
    }
    let size = Size(
      width: min(area.width, wanted.width > 0 ? wanted.width : area.width),
      height: min(area.height, wanted.height > 0 ? wanted.height : area.height))
    return Rect(
      x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private static func square(_ side: Double) -> Size {
    let side = FontMetrics.default.scaledValue(for: side)
    return Size(width: side, height: side)
  }

  /// Returns the size that a view needs: by its own measure, or else by its constraints.
  private static func size(of view: View) -> Size {
    let own = view.sizeThatFits(View.layoutFittingExpandedSize)
    return own.width > 0 && own.height > 0
      ? own
      : view.systemLayoutSizeFitting(
        View.layoutFittingCompressedSize)
  }
}

/// A disc in the tint color.
private final class CalendarDot: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = .clear
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    context.fill(Path(ovalIn: bounds), color: tintColor)
  }
}
